import { findTopics } from './content-topics.ts';

test.each([
  ['/products/peacock-mug', ['shop']],
  ['/art-gallery', ['gallery']],
  ['/art-gallery/artist', ['gallery']],
  ['/art-gallery/artist/meera', ['gallery', 'bookings']],
  ['/artists/meera', ['gallery']],
  ['/artists/meera/free-days?from=2026-11-23&days=14', ['gallery', 'bookings']],
  ['/appointments/availability?artist_id=meera&date=2026-11-23', ['gallery', 'bookings']],
  ['/cart', undefined],
])('returns the topics on which %s depends', (path, topics) => {
  expect(findTopics(path)).toEqual(topics);
});
