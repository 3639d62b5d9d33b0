import { links } from '@rangmala/shared/links';
import { readChoices, withChoice, type Choices } from './choices.ts';

const completeChoices: Choices = {
  artType: 'warli',
  artist: 'meera-joshi',
  date: '2026-11-25',
  time: '10:30:00',
  method: 'Jitsi Meet',
};
const choicesIn = (url: string) => readChoices(new URL(url, 'http://site').searchParams);

test('reads the choices from the URL that links.appointment returns', () => {
  const url = links.appointment(completeChoices);
  expect(url).toBe(
    '/appointment?art_type=warli&artist=meera-joshi&date=2026-11-25&time=10:30:00&method=Jitsi+Meet',
  );
  expect(choicesIn(url)).toEqual(completeChoices);
  expect(choicesIn(links.appointment())).toEqual({});
});

test.each(['10:30', '10:30:00', '10:30 AM'])('reads a link with the time %s', (time) => {
  expect(choicesIn(`/appointment?time=${encodeURIComponent(time)}`).time).toBe('10:30:00');
});

test('ignores invalid choices, but keeps an invalid time to explain it', () => {
  expect(choicesIn('/appointment?art_type=%20&artist=&date=2026-02-30&method=Fax&time=noonish')).toEqual({
    time: 'noonish',
  });
});

test('finds the method in any case', () => {
  expect(choicesIn('/appointment?method=jitsi+meet').method).toBe('Jitsi Meet');
});

describe('choosing', () => {
  test('resets the artist and the time when the art type changes', () => {
    expect(withChoice(completeChoices, 'artType', 'gond')).toEqual({
      artType: 'gond',
      date: '2026-11-25',
      method: 'Jitsi Meet',
    });
  });

  test('clears the time when the artist or the day changes', () => {
    expect(withChoice(completeChoices, 'artist', 'ravi')).toEqual({
      ...completeChoices,
      artist: 'ravi',
      time: undefined,
    });
    expect(withChoice(completeChoices, 'date', '2026-11-26')).toEqual({
      ...completeChoices,
      date: '2026-11-26',
      time: undefined,
    });
    expect(withChoice(completeChoices, 'date', undefined)).toEqual({
      ...completeChoices,
      date: undefined,
      time: undefined,
    });
  });

  test('keeps the other choices when a time or a method is chosen', () => {
    expect(withChoice(completeChoices, 'time', '11:00:00')).toEqual({ ...completeChoices, time: '11:00:00' });
    expect(withChoice(completeChoices, 'method', 'Chat')).toEqual({ ...completeChoices, method: 'Chat' });
  });

  test('resets nothing when the same value is chosen again', () => {
    expect(withChoice(completeChoices, 'artType', 'warli')).toBe(completeChoices);
  });
});
