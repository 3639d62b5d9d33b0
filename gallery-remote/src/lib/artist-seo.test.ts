import { describeArtist } from './artist-seo.ts';

const artist = { name: 'Meera Iyer', art_types: ['Madhubani', 'Warli'], bio: '' };

test('names the artist and the art types when there is no biography', () => {
  expect(describeArtist(artist)).toBe('Meera Iyer, artist at Rangmala: Madhubani, Warli.');
});

test('adds the biography on one line', () => {
  expect(describeArtist({ ...artist, bio: 'Paints.\nTeaches.' })).toMatch(/Warli\. Paints\. Teaches\.$/);
});

test('cuts a long biography at the end of a word', () => {
  const text = describeArtist({ ...artist, bio: 'peacock '.repeat(80) });
  expect(text.length).toBeLessThanOrEqual(300);
  expect(text).toMatch(/ peacock…$/);
});
