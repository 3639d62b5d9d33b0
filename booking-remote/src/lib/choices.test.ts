import { links } from '@rangmala/shared/links';
import { readChoices, applyChoice, type Choices } from './choices.ts';

const completeChoices: Choices = {
  artType: 'warli',
  artist: 'meera-joshi',
  date: '2026-11-25',
  time: '10:30:00',
  method: 'Jitsi Meet',
};
const readUrlChoices = (url: string) => readChoices(new URL(url, 'http://site').searchParams);

test('reads the choices from the URL that links.appointment returns', () => {
  const url = links.appointment(completeChoices);
  expect(url).toBe(
    '/appointment?art_type=warli&artist=meera-joshi&date=2026-11-25&time=10:30:00&method=Jitsi+Meet',
  );
  expect(readUrlChoices(url)).toEqual(completeChoices);
  expect(readUrlChoices(links.appointment())).toEqual({});
});

test.each(['10:30', '10:30:00', '10:30 AM'])('reads a link with the time %s', (time) => {
  expect(readUrlChoices(`/appointment?time=${encodeURIComponent(time)}`).time).toBe('10:30:00');
});

test('ignores invalid choices, but keeps an invalid time for the error message', () => {
  const url = '/appointment?art_type=%20&artist=&date=2026-02-30&method=Fax&time=noonish';
  expect(readUrlChoices(url)).toEqual({ time: 'noonish' });
});

test('finds the method in any case', () => {
  expect(readUrlChoices('/appointment?method=jitsi+meet').method).toBe('Jitsi Meet');
});

describe('a new choice', () => {
  test('clears the artist and the time when the art type changes', () => {
    expect(applyChoice(completeChoices, 'artType', 'gond')).toEqual({
      artType: 'gond',
      date: '2026-11-25',
      method: 'Jitsi Meet',
    });
  });

  test('clears the time when the artist or the day changes', () => {
    const withoutTime = { ...completeChoices, time: undefined };
    const setDate = (date: string | undefined) => applyChoice(completeChoices, 'date', date);
    expect(applyChoice(completeChoices, 'artist', 'ravi')).toEqual({ ...withoutTime, artist: 'ravi' });
    expect(setDate('2026-11-26')).toEqual({ ...withoutTime, date: '2026-11-26' });
    expect(setDate(undefined)).toEqual({ ...withoutTime, date: undefined });
  });

  test('clears nothing when the same value is chosen again', () => {
    expect(applyChoice(completeChoices, 'artType', 'warli')).toBe(completeChoices);
  });
});
