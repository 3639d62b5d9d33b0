import { meeraWithHours } from '../testing/fixtures.ts';
import {
  diffDraft,
  toProfileDraft,
  hasProblems,
  createAvailabilityEntry,
  validateDraft,
  orderArtTypes,
  parseEdits,
  moveId,
} from './profile-draft.ts';

const monday = { weekday: 0, start_time: '10:00', end_time: '13:00' };
const tuesday = { weekday: 1, start_time: '15:00', end_time: '17:00' };
const savedProfile = toProfileDraft({
  ...meeraWithHours,
  bio: 'Paints.',
  art_types: ['Warli', 'Gond'],
  availability: [monday, tuesday],
});

describe('changed fields', () => {
  test('returns no changes when only spaces and the order of the hours differ', () => {
    const reorderedDraft = { ...savedProfile, bio: ' Paints. ', availability: [tuesday, monday] };
    expect(diffDraft(savedProfile, reorderedDraft)).toEqual({});
  });

  test('returns a changed order of art types, because the first art type is the main art type', () => {
    const reorderedDraft = { ...savedProfile, art_types: ['Gond', 'Warli'] };
    expect(diffDraft(savedProfile, reorderedDraft)).toEqual({ art_types: ['Gond', 'Warli'] });
  });
});

describe('problems', () => {
  const validateChange = (change: object) => validateDraft({ ...savedProfile, ...change });

  test('returns the problems of missing art types and of texts that are too long', () => {
    expect(validateChange({ art_types: [] }).art_types).toBe('Please choose at least one art type.');
    expect(validateChange({ bio: 'x'.repeat(1501) }).bio).toMatch(/too long/);
    expect(validateChange({ testimonial: 'x'.repeat(601) }).testimonial).toMatch(/too long/);
    expect(hasProblems(validateChange({ art_types: [] }))).toBe(true);
  });
});

test('creates an entry from 10:00 to 11:00 on the first day without entries, or on Monday', () => {
  const hour = { start_time: '10:00', end_time: '11:00' };
  const wholeWeek = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ ...monday, weekday }));
  expect(createAvailabilityEntry([monday, tuesday])).toEqual({ weekday: 2, ...hour });
  expect(createAvailabilityEntry([])).toEqual({ weekday: 0, ...hour });
  expect(createAvailabilityEntry(wholeWeek)).toMatchObject({ weekday: 0 });
});

test('parses stored edits and ignores invalid edits', () => {
  expect(parseEdits({ bio: 'New.', availability: [] })).toEqual({ bio: 'New.', availability: [] });
  const limits = { notice_hours: 24, max_sessions_per_day: null };
  expect(parseEdits(limits)).toEqual(limits);
  expect(parseEdits({ notice_hours: -1 })).toEqual({});
  expect(parseEdits(undefined)).toEqual({});
  expect(parseEdits({ bio: 1 })).toEqual({});
});

test('keeps the main art type first', () => {
  expect(orderArtTypes(['Warli', 'Gond'], ['Aipan', 'Gond', 'Warli'])).toEqual(['Warli', 'Gond', 'Aipan']);
  expect(orderArtTypes(['Warli', 'Gond'], ['Gond'])).toEqual(['Gond']);
});

test('moves an id up and down', () => {
  expect(moveId(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moveId(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(moveId(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moveId(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  expect(moveId(['a'], 'x', 1)).toEqual(['a']);
});
