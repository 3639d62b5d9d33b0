import type { Artist, Availability, GalleryByArtist } from '@rangmala/shared/contract';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { type GalleryFixture, uploadPicture, test } from '../../testing/gallery.ts';
import { expectFieldError } from '../../testing/errors.ts';

const createHoursEntry = (weekday: number, start_time: string, end_time: string) => ({
  weekday,
  start_time,
  end_time,
});
const TUESDAY = [createHoursEntry(1, '10:00', '11:00')];

const saveProfile = ({ meera }: GalleryFixture, profile: object) => meera.put('/api/artists/meera', profile);
const readArtist = async ({ guest }: GalleryFixture) =>
  (await guest.get('/api/artists/meera')).json<Artist>();

describeOnEveryDatabase(() => {
  test('shows profile changes in public responses at once', async (fixture) => {
    const { app, guest } = fixture;
    const profile = {
      image: await uploadPicture(app),
      bio: 'Rice paste, and now ink.',
      testimonial: 'Come with a story.',
      art_types: ['gond', 'Warli'],
      availability: [
        createHoursEntry(6, '18:30', '24:00'),
        ...TUESDAY,
        createHoursEntry(1, '11:00', '12:30'),
      ],
    };
    const response = await saveProfile(fixture, profile);
    expect(response.statusCode).toBe(200);
    const newHours = [
      createHoursEntry(1, '10:00', '11:00'),
      createHoursEntry(1, '11:00', '12:30'),
      createHoursEntry(6, '18:30', '24:00'),
    ];
    const expectedArtist = {
      id: 'meera',
      name: 'Meera Devi',
      ...profile,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
      art_types: ['Gond', 'Warli'],
      rating: 4.8,
      skills: ['Murals', 'Rice paste'],
      availability: newHours,
      notice_hours: 12,
      max_sessions_per_day: null,
    };
    expect(response.json()).toEqual({ ...expectedArtist, outside: [] });
    expect(await readArtist(fixture)).toEqual(expectedArtist);
    const { artists } = (await guest.get('/api/art-gallery/artist')).json<GalleryByArtist>();
    expect(artists[0]).toMatchObject({
      image: profile.image,
      bio: profile.bio,
      art_types: ['Gond', 'Warli'],
    });
    expect((await guest.get('/api/artists?art_type=Block%20Print')).json()).toEqual([]);
    const tuesdayResponse = await guest.get('/api/appointments/availability?artist_id=meera&date=2026-11-24');
    expect(tuesdayResponse.json<Availability>().slots.map(({ value }) => value)).toEqual([
      '10:00:00',
      '10:30:00',
      '11:00:00',
      '11:30:00',
      '12:00:00',
    ]);
  });

  test('keeps omitted fields and accepts empty texts and hours', async (fixture) => {
    const before = await readArtist(fixture);
    expect((await saveProfile(fixture, {})).json()).toEqual({ ...before, outside: [] });
    expect((await saveProfile(fixture, { bio: ' New. ' })).json()).toEqual({
      ...before,
      bio: 'New.',
      outside: [],
    });
    expect(await readArtist(fixture)).toEqual({ ...before, bio: 'New.' });
    const emptyProfile = { bio: '', testimonial: '', availability: [] };
    expect((await saveProfile(fixture, emptyProfile)).json()).toEqual({
      ...before,
      ...emptyProfile,
      outside: [],
    });
    // Accepts the current picture although it is no upload.
    expect((await saveProfile(fixture, { image: before.image })).statusCode).toBe(200);
    expect(await readArtist(fixture)).toMatchObject({ image: before.image, placeholder: 'data:m' });
  });
});

const NOT_UPLOADED = 'Please choose a profile image that was uploaded here.';

const INVALID_FIELDS: [change: object, field: string, detail: string][] = [
  [{ image: 'https://evil.example/a-9x9.webp' }, 'image', NOT_UPLOADED],
  [{ image: '/uploads/0123456789abcdefghijkl/design-9x9.webp' }, 'image', NOT_UPLOADED],
  [{ bio: 'x'.repeat(1501) }, 'bio', 'Your bio is too long: at most 1500 characters.'],
  [{ testimonial: 'x'.repeat(601) }, 'testimonial', 'Your testimonial is too long: at most 600 characters.'],
  [{ art_types: [] }, 'art_types', 'Please choose at least one art type.'],
  [{ art_types: ['Gond', 'Oil'] }, 'art_types', '“Oil” is not an art type that we have.'],
  [{ availability: 'always' }, 'availability', 'Please send the availability as a list.'],
  [
    { availability: [createHoursEntry(7, '10:00', '11:00')] },
    'availability.0.weekday',
    'Please choose a day.',
  ],
  [
    { availability: [...TUESDAY, createHoursEntry(0, '10:15', '11:00')] },
    'availability.1.start_time',
    'The start time must be on a half hour.',
  ],
  [
    { availability: [...TUESDAY, createHoursEntry(4, '10:00', '09:30')] },
    'availability.1.end_time',
    'On Friday the end time (9:30 AM) must be after the start time (10:00 AM).',
  ],
  [
    {
      availability: [
        createHoursEntry(2, '13:00', '15:00'),
        ...TUESDAY,
        createHoursEntry(2, '10:00', '13:30'),
      ],
    },
    'availability.2.start_time',
    'On Wednesday 1:00 PM–3:00 PM and 10:00 AM–1:30 PM overlap.',
  ],
];

test('names invalid fields and changes nothing', async (fixture) => {
  const before = await readArtist(fixture);
  for (const [change, field, detail] of INVALID_FIELDS) {
    const response = await saveProfile(fixture, { testimonial: 'Changed.', ...change });
    expectFieldError(response, field, detail);
  }
  expect(await readArtist(fixture)).toEqual(before);
  expect((await saveProfile(fixture, [])).statusCode).toBe(400);
});
