import { demoArtists, demoArtTypes, demoTestimonials } from './index.ts';
import { week } from './week.ts';

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe('the demo artists', () => {
  it('are at least eight, each once', () => {
    expect(demoArtists.length).toBeGreaterThanOrEqual(8);
    expect(new Set(demoArtists.map(({ id }) => id)).size).toBe(demoArtists.length);
    expect(new Set(demoArtists.map(({ name }) => name)).size).toBe(demoArtists.length);
  });

  it.each(demoArtists.map((artist) => [artist.name, artist] as const))(
    '%s introduces themselves',
    (_, artist) => {
      expect(artist.id).toMatch(/^[a-z]+(-[a-z]+)+$/);
      expect(artist.bio.split(/(?<=[.!?])\s/).length).toBeGreaterThanOrEqual(2);
      expect(artist.testimonial.length).toBeGreaterThan(40);
      expect(artist.rating).toBeGreaterThanOrEqual(4.5);
      expect(artist.rating).toBeLessThanOrEqual(5);
      expect(artist.skills.length).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(demoArtists.map((artist) => [artist.name, artist] as const))(
    '%s teaches art types that exist',
    (_, artist) => {
      expect(artist.art_types.length).toBeGreaterThan(0);
      expect(artist.art_types.filter((name) => !demoArtTypes.some((type) => type.name === name))).toEqual([]);
    },
  );

  it.each(demoArtists.map((artist) => [artist.name, artist] as const))('%s has a valid week', (_, artist) => {
    const days = new Set(artist.availability.map(({ weekday }) => weekday));
    expect(days.size).toBeGreaterThanOrEqual(3);
    expect(days.size).toBeLessThan(7);
    for (const { weekday, start_time, end_time } of artist.availability) {
      expect([0, 1, 2, 3, 4, 5, 6]).toContain(weekday);
      expect(start_time).toMatch(/^([01]\d|2[0-3]):(00|30)$/);
      expect(end_time).toMatch(/^([01]\d|2[0-3]):(00|30)$/);
      expect(minutes(end_time)).toBeGreaterThan(minutes(start_time));
    }
    for (const day of days) {
      const windows = artist.availability.filter(({ weekday }) => weekday === day);
      windows.slice(1).forEach((later, i) => {
        expect(minutes(later.start_time)).toBeGreaterThan(minutes(windows[i]?.end_time ?? '24:00'));
      });
    }
  });

  it('have several periods on some days', () => {
    const twice = demoArtists.filter(
      ({ availability }) => new Set(availability.map(({ weekday }) => weekday)).size < availability.length,
    );
    expect(twice.length).toBeGreaterThanOrEqual(3);
  });

  it('cover every art type, and some of them are featured', () => {
    for (const { name } of demoArtTypes) {
      expect(demoArtists.filter(({ art_types }) => art_types.includes(name)).length).toBeGreaterThan(0);
    }
    expect(demoArtists.some(({ featured }) => featured)).toBe(true);
  });
});

describe('art types', () => {
  it('have a group and a popularity of 0 to 100, no two the same name', () => {
    expect(new Set(demoArtTypes.map(({ name }) => name)).size).toBe(demoArtTypes.length);
    for (const { type, popularity } of demoArtTypes) {
      expect(type).not.toBe('');
      expect(popularity).toBeGreaterThanOrEqual(0);
      expect(popularity).toBeLessThanOrEqual(100);
    }
  });
});

describe('customers', () => {
  it('are three to five, and name an artist that exists', () => {
    expect(demoTestimonials.length).toBeGreaterThanOrEqual(3);
    expect(demoTestimonials.length).toBeLessThanOrEqual(5);
    for (const { testimonial } of demoTestimonials) {
      expect(demoArtists.some(({ name }) => testimonial.includes(name.split(' ')[0] as string))).toBe(true);
    }
  });
});

describe('week', () => {
  it('lists the periods of each day in order', () => {
    expect(week({ Tue: '15:00-16:00', 'Mon Tue': '10:00-11:30' })).toEqual([
      { weekday: 0, start_time: '10:00', end_time: '11:30' },
      { weekday: 1, start_time: '10:00', end_time: '11:30' },
      { weekday: 1, start_time: '15:00', end_time: '16:00' },
    ]);
  });

  it('refuses a day that does not exist', () => {
    expect(() => week({ Someday: '10:00-11:00' })).toThrow('No such hours: Someday 10:00-11:00');
  });
});
