import { describeSamples, listLineTexts } from './line-texts.ts';

const FIELDS = [
  { name: 'name', label: 'Name', sample: 'Aanya' },
  { name: 'since', label: 'Since', sample: 'since 2019' },
  { name: 'photo', label: 'Photo', sample: null },
];

test('lists the samples of a line as pictured', () => {
  expect(listLineTexts(FIELDS, undefined, true)).toEqual({ own: [], samples: ['Aanya', 'since 2019'] });
});

test('tells the texts of a design from unchanged samples, and leaves out photos and removed texts', () => {
  const fields = { name: 'Meera', since: 'since 2019', photo: { asset: 'a' } };
  expect(listLineTexts(FIELDS, { fields }, false)).toEqual({
    own: [{ label: 'Name', value: 'Meera' }],
    samples: ['since 2019'],
  });
  expect(listLineTexts(FIELDS, { fields: { ...fields, since: null } }, false).samples).toEqual([]);
});

test('lists nothing for a line with an uploaded picture, and while the design loads', () => {
  expect(listLineTexts(FIELDS, undefined, false)).toEqual({ own: [], samples: [] });
});

test('describes samples in a sentence, each once', () => {
  expect(describeSamples(['Asha', 'Asha', 'Ravi'])).toBe('Will say “Asha” and “Ravi”');
});
