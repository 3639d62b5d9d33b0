import { demoArtists, demoArtTypes, demoTestimonials } from '../../data/artists/index.ts';
import { portraitPictures } from '../portraits/index.ts';
import { artworkPictures, demoArtworks } from './index.ts';

const drawings = [...artworkPictures, ...portraitPictures];
const unique = (values: readonly string[]) => new Set(values).size === values.length;

describe('the gallery', () => {
  it('shows at least forty-two works, four or more of each artist', () => {
    expect(demoArtworks.length).toBeGreaterThanOrEqual(42);
    for (const { id } of demoArtists) {
      expect(demoArtworks.filter(({ artist }) => artist === id).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('names every work once', () => {
    expect(unique(demoArtworks.map(({ id }) => id))).toBe(true);
    expect(unique(demoArtworks.map(({ title }) => title))).toBe(true);
    expect(unique(drawings.map(({ key }) => key))).toBe(true);
  });

  it('has a drawing and an artist who teaches its type for every work', () => {
    for (const work of demoArtworks) {
      expect(artworkPictures.map(({ key }) => key)).toContain(work.picture);
      expect(demoArtists.find(({ id }) => id === work.artist)?.art_types).toContain(work.type);
    }
  });

  it('has a work of every art type', () => {
    expect(new Set(demoArtworks.map(({ type }) => type))).toEqual(
      new Set(demoArtTypes.map(({ name }) => name)),
    );
  });

  it('has a square portrait of every artist and of every customer who speaks', () => {
    const portraits = new Map(portraitPictures.map((drawing) => [drawing.key, drawing]));
    for (const { picture } of [...demoArtists, ...demoTestimonials]) {
      expect(portraits.get(picture)).toMatchObject({ width: 800, height: 800 });
    }
    expect(portraits.size).toBe(demoArtists.length + demoTestimonials.length);
  });
});
