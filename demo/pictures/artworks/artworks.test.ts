import sharp from 'sharp';
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

  it.each(demoArtworks.map((work) => [work.title, work] as const))(
    '%s has a drawing and an artist who teaches its type',
    (_, work) => {
      expect(artworkPictures.map(({ key }) => key)).toContain(work.picture);
      expect(demoArtists.find(({ id }) => id === work.artist)?.art_types).toContain(work.type);
    },
  );

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

describe.each(drawings.map((drawing) => [drawing.key, drawing] as const))('the drawing %s', (_, drawing) => {
  const svg = drawing.draw().svg;

  it('is the same at every call', () => {
    expect(drawing.draw().svg === svg).toBe(true);
  });

  it('needs no typeface and no other file, and is below 250 KB', () => {
    expect(svg).not.toMatch(/<text|<image|<style|NaN|undefined|Infinity/);
    expect(svg.length).toBeLessThan(250_000);
  });

  it('has unique ids and no reference without a definition', () => {
    const names = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name as string);
    const references = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, name]) => name as string);
    expect(unique(names)).toBe(true);
    expect(references.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('has the declared size', async () => {
    const { width, height, format } = await sharp(Buffer.from(svg)).metadata();
    expect({ width, height, format }).toEqual({
      width: drawing.width,
      height: drawing.height,
      format: 'svg',
    });
    expect(drawing.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});
