import { demoArtists, demoArtTypes } from './index.ts';
import { demoArtworks } from '../../pictures/artworks/index.ts';
import { week } from './week.ts';

test('gives every artist art types and artworks that exist', () => {
  const typeNames = demoArtTypes.map(({ name }) => name);
  for (const { id, art_types } of demoArtists) {
    expect(typeNames).toEqual(expect.arrayContaining(art_types));
    expect(demoArtworks.some(({ artist }) => artist === id)).toBe(true);
  }
  expect(new Set(demoArtists.flatMap(({ art_types }) => art_types))).toEqual(new Set(typeNames));
});

test('lists the periods of each day in order', () => {
  expect(week({ Tue: '15:00-16:00', 'Mon Tue': '10:00-11:30' })).toEqual([
    { weekday: 0, start_time: '10:00', end_time: '11:30' },
    { weekday: 1, start_time: '10:00', end_time: '11:30' },
    { weekday: 1, start_time: '15:00', end_time: '16:00' },
  ]);
});

test('refuses a day that does not exist', () => {
  expect(() => week({ Someday: '10:00-11:00' })).toThrow('No such hours: Someday 10:00-11:00');
});
