import { links } from '@rangmala/shared/links';
import { readChoices, withChoice, type Choices } from './choices.ts';

const all: Choices = {
  artType: 'warli',
  artist: 'meera-joshi',
  date: '2026-11-25',
  time: '10:30:00',
  method: 'Jitsi Meet',
};
const choicesIn = (address: string) => readChoices(new URL(address, 'http://site').searchParams);

test('reads the choices from the address that it has written', () => {
  const address = links.appointment(all);
  expect(address).toBe(
    '/appointment?art_type=warli&artist=meera-joshi&date=2026-11-25&time=10:30:00&method=Jitsi+Meet',
  );
  expect(choicesIn(address)).toEqual(all);
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
    expect(withChoice(all, 'artType', 'gond')).toEqual({
      artType: 'gond',
      date: '2026-11-25',
      method: 'Jitsi Meet',
    });
  });

  test('clears the time when the artist or the day changes', () => {
    expect(withChoice(all, 'artist', 'ravi')).toEqual({ ...all, artist: 'ravi', time: undefined });
    expect(withChoice(all, 'date', '2026-11-26')).toEqual({ ...all, date: '2026-11-26', time: undefined });
    expect(withChoice(all, 'date', undefined)).toEqual({ ...all, date: undefined, time: undefined });
  });

  test('keeps the other choices when a time or a method is chosen', () => {
    expect(withChoice(all, 'time', '11:00:00')).toEqual({ ...all, time: '11:00:00' });
    expect(withChoice(all, 'method', 'Chat')).toEqual({ ...all, method: 'Chat' });
  });

  test('resets nothing when the same value is chosen again', () => {
    expect(withChoice(all, 'artType', 'warli')).toBe(all);
  });
});
