import { nameMug } from '../../../testing/fields.ts';
import { keepGoodValues, listUnchangedSamples, readFieldParameters } from './field-values.ts';

test('keeps the earlier value of a field with a problem for the picture', () => {
  const values = { name: 'Meera漢', since: '2026', town: '漢' };
  const problems = { name: 'no letter', town: 'no letter' };
  expect(keepGoodValues(values, problems, { name: 'Meera', since: '2025' })).toEqual({
    name: 'Meera',
    since: '2026',
  });
});

test('reads the texts of the product’s fields from a URL', () => {
  const params = new URLSearchParams('field.name=Meera&field.city=Pune&colour=white');
  expect(readFieldParameters(nameMug.fields, params)).toEqual({ name: 'Meera' });
});

test('names samples that are unchanged, and photos that are missing', () => {
  const photo = { name: 'photo', label: 'Photo', kind: 'photo' as const, side: 'front', sample: null };
  const fields = [...nameMug.fields, { ...photo, required: false, max_length: 30 }];
  expect(listUnchangedSamples(fields, { name: 'Meera', since: 'Since 2019 ' })).toEqual([
    '“Since 2019” is our sample.',
    '“Photo” has no photo yet.',
  ]);
  expect(listUnchangedSamples(fields, { name: '', since: '2026', photo: { asset: 'a1' } })).toEqual([]);
});
