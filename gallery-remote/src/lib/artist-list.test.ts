import { filterArtists, parseArtistSort } from './artist-list.ts';

const asha = { name: 'Asha Pawar', art_types: ['Warli'], artwork_count: 3 };
const bela = { name: 'bela Dévi', art_types: ['Gond', 'Block Print'], artwork_count: 9 };
const chand = { name: 'Chand Rao', art_types: ['Warli', 'Gond'], artwork_count: 3 };
const mira = { name: 'मीरा राव', art_types: ['मधुबनी'], artwork_count: 1 };
const ravi = { name: 'రవి కుమార్\u200c', art_types: ['కలంకారి'], artwork_count: 1 };
const artists = [chand, asha, bela];

describe('sorting', () => {
  test.each([
    ['name', [asha, bela, chand]],
    ['name-desc', [chand, bela, asha]],
    ['artworks', [bela, asha, chand]],
  ] as const)('sorts by %s', (sort, expected) => {
    expect(filterArtists(artists, { search: '', sort })).toEqual(expected);
  });

  test('does not modify its input', () => {
    const input = [...artists];
    filterArtists(input, { search: '', sort: 'name' });
    expect(input).toEqual(artists);
  });

  test('parses an unknown sort order as name', () => {
    expect(parseArtistSort('name-desc')).toBe('name-desc');
    expect(parseArtistSort('price')).toBe('name');
    expect(parseArtistSort(null)).toBe('name');
  });
});

describe('searching', () => {
  test.each([
    ['pawar', [asha]],
    ['  ASHA  ', [asha]],
    ['devi', [bela]],
    ['block', [bela]],
    ['gond rao', [chand]],
    ['warli', [asha, chand]],
    ['nobody', []],
    ['dévi', [bela]],
    ['मीरा', [mira]],
    // The consonants of मीरा with other vowel signs.
    ['मारी', []],
    ['రవి', [ravi]],
    ['రావ', []],
    // The artist's name contains an invisible joiner, the search text does not.
    ['కుమార్', [ravi]],
  ])('finds the artists for %j', (search, expected) => {
    expect(filterArtists([...artists, mira, ravi], { search, sort: 'name' })).toEqual(expected);
  });
});
