import { links } from '@rangmala/shared/links';
import { readChoices, withChoice, type Choices } from './choices.ts';

const all: Choices = {
  artType: 'warli',
  artist: 'meera-joshi',
  date: '2026-11-25',
  time: '10:30:00',
  method: 'Jitsi Meet',
};
const of = (address: string) => readChoices(new URL(address, 'http://site').searchParams);

test('reads the choices back from the address it wrote', () => {
  const address = links.appointment(all);
  expect(address).toBe(
    '/appointment?art_type=warli&artist=meera-joshi&date=2026-11-25&time=10:30:00&method=Jitsi+Meet',
  );
  expect(of(address)).toEqual(all);
  expect(of(links.appointment())).toEqual({});
});

test.each(['10:30', '10:30:00', '10:30 AM'])('a link may write the time as %s', (time) => {
  expect(of(`/appointment?time=${encodeURIComponent(time)}`).time).toBe('10:30:00');
});

test('ignores invalid choices, but keeps an invalid time to explain it', () => {
  expect(of('/appointment?art_type=%20&artist=&date=2026-02-30&method=Fax&time=noonish')).toEqual({
    time: 'noonish',
  });
});

test('finds the method in any case', () => {
  expect(of('/appointment?method=jitsi+meet').method).toBe('Jitsi Meet');
});

describe('choosing', () => {
  test('an art type resets the artist and the time', () => {
    expect(withChoice(all, 'artType', 'gond')).toEqual({
      artType: 'gond',
      date: '2026-11-25',
      method: 'Jitsi Meet',
    });
  });

  test('another artist or day clears the time', () => {
    expect(withChoice(all, 'artist', 'ravi')).toEqual({ ...all, artist: 'ravi', time: undefined });
    expect(withChoice(all, 'date', '2026-11-26')).toEqual({ ...all, date: '2026-11-26', time: undefined });
    expect(withChoice(all, 'date', undefined)).toEqual({ ...all, date: undefined, time: undefined });
  });

  test('a time or a method resets nothing', () => {
    expect(withChoice(all, 'time', '11:00:00')).toEqual({ ...all, time: '11:00:00' });
    expect(withChoice(all, 'method', 'Chat')).toEqual({ ...all, method: 'Chat' });
  });

  test('choosing the same value again resets nothing', () => {
    expect(withChoice(all, 'artType', 'warli')).toBe(all);
  });
});
