import type { Picture } from '../picture.ts';
import { abstractWorks } from './abstract/works.ts';
import { calligraphyWorks } from './calligraphy/works.ts';
import { gondWorks } from './gond/works.ts';
import { kalamkariWorks } from './kalamkari/works.ts';
import { seeded } from '../drawing/random.ts';
import type { Work } from './work.ts';
import { kolamWorks } from './kolam/works.ts';
import { linocutWorks } from './linocut/works.ts';
import { madhubaniWorks } from './madhubani/works.ts';
import { miniatureWorks } from './miniature/works.ts';
import { warliWorks } from './warli/works.ts';
import { watercolourWorks } from './watercolour/works.ts';

export interface DemoArtwork {
  id: string;
  title: string;
  /** Name of an art type. */
  type: string;
  /** Key of the picture. */
  picture: string;
  /** Id of the artist. */
  artist: string;
}

/** Artworks by artist, in display order. */
const WORKS: Record<string, readonly Work[]> = {
  'sangita-bhoye': warliWorks,
  'anjali-jha': madhubaniWorks,
  'kishan-dhurve': gondWorks,
  'padmavathi-naidu': kalamkariWorks,
  'meera-kulkarni': watercolourWorks,
  'arjun-sen': linocutWorks,
  'dev-malhotra': abstractWorks,
  'hari-narayan-sharma': miniatureWorks,
  'zoya-rizvi': calligraphyWorks,
  'kavya-raman': kolamWorks,
};

const keyOf = (work: Work) => `artwork-${work.slug}`;

export const demoArtworks: readonly DemoArtwork[] = Object.entries(WORKS).flatMap(([artist, works]) =>
  works.map((work) => ({ id: work.slug, title: work.title, type: work.type, picture: keyOf(work), artist })),
);

export const artworkPictures: readonly Picture[] = Object.values(WORKS)
  .flat()
  .map((work) => ({
    key: keyOf(work),
    slug: work.slug,
    width: work.width,
    height: work.height,
    share: 'panel',
    draw: () => ({ svg: work.draw(seeded(work.slug), work.width, work.height) }),
  }));
