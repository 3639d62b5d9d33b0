import { describeArtist } from './artist-seo.ts';

const artist = { name: 'Meera Iyer', art_types: ['Madhubani', 'Warli'], bio: '' };

test('cuts a long biography at the end of a word', () => {
  const text = describeArtist({ ...artist, bio: 'peacock '.repeat(80) });
  expect(text.length).toBeLessThanOrEqual(300);
  expect(text).toMatch(/ peacock…$/);
});
