import type {
  Appointment,
  Artist,
  ArtistWithAvailability,
  FreeDays,
  TimeSlot,
} from '@rangmala/shared/contract';

const artTypes = [{ name: 'Warli' }, { name: 'Block Print' }, { name: 'Gond' }];

export const meera: Artist = {
  id: 'meera-joshi',
  name: 'Meera Joshi',
  image: '/media/1/meera-joshi-800x1000.webp',
  bio: 'Paints village weddings on walls as large as houses.',
  testimonial: 'I draw what my grandmother told me.',
  rating: 4.8,
  art_types: ['Warli', 'Block Print'],
  skills: ['Murals'],
};

const ravi: Artist = {
  id: 'ravi-dhurve',
  name: 'Ravi Dhurve',
  image: '/media/2/ravi-dhurve-800x1000.webp',
  bio: 'Fills animals with dots.',
  testimonial: '',
  rating: 5,
  art_types: ['Warli', 'Gond'],
  skills: [],
};

const meeraWithHours: ArtistWithAvailability = {
  ...meera,
  availability: [
    { weekday: 0, start_time: '10:00', end_time: '13:00' },
    { weekday: 2, start_time: '10:00', end_time: '13:00' },
  ],
  notice_hours: 12,
  max_sessions_per_day: null,
};
const raviWithHours: ArtistWithAvailability = { ...meeraWithHours, ...ravi, availability: [] };

const createSlot = (value: string, label: string): TimeSlot => ({
  hour: Number(value.slice(0, 2)),
  label,
  value,
});
export const slotAtTen = createSlot('10:00:00', '10:00 AM');
export const slotAtHalfPastTen = createSlot('10:30:00', '10:30 AM');
export const slotAtTwo = createSlot('14:00:00', '2:00 PM');

/** Saturday, 21 November 2026, 9:00 AM in India, 4:30 AM in Berlin. */
const NOW = Date.parse('2026-11-21T03:30:00Z');
export const DATE = '2026-11-25';
/** Call of the API for Meera's free times on {@link DATE}. */
export const GET_SLOTS = `GET /appointments/availability?artist_id=meera-joshi&date=${DATE}`;
/** URL of the booking flow with the first four choices. */
export const URL_WITH_TIME = `/appointment?art_type=warli&artist=meera-joshi&date=${DATE}&time=10:30:00`;

export const customer = { email: 'asha@example.com', name: 'Asha Rao', userId: 'u1', isGoogleUser: false };

export function createAppointment(change: Partial<Appointment> = {}): Appointment {
  return {
    id: 'a1',
    artist_id: meera.id,
    user_id: customer.userId,
    date: DATE,
    time: '10:30:00',
    art_type: 'Warli',
    session_type: 'Jitsi Meet',
    artist_name: meera.name,
    artist_image: meera.image,
    meeting_link: 'https://meet.example/Rangmala-1',
    ...change,
  };
}

const freeDays: FreeDays = {
  days: [
    { date: '2026-11-23', free: 0 },
    { date: DATE, free: 3 },
    { date: '2026-11-30', free: 1 },
  ],
  next: { date: DATE, time: '10:00:00', label: '10:00 AM' },
};

/** API responses by method and path. */
export const bookingApi: Record<string, unknown> = {
  'GET /artists/art-types': artTypes,
  'GET /artists?art_type=warli': [meera, ravi],
  'GET /artists?art_type=block-print': [meera],
  'GET /artists?art_type=gond': [ravi],
  'GET /artists/meera-joshi': meeraWithHours,
  'GET /artists/ravi-dhurve': raviWithHours,
  [GET_SLOTS]: { slots: [slotAtTen, slotAtHalfPastTen, slotAtTwo] },
  [`GET /appointments/availability?artist_id=ravi-dhurve&date=${DATE}`]: { slots: [slotAtTen] },
  'GET /appointments/availability?artist_id=meera-joshi&date=2026-11-30': { slots: [slotAtTwo] },
  'GET /artists/meera-joshi/free-days?days=28': freeDays,
  'GET /artists/ravi-dhurve/free-days?days=28': { days: [], next: null },
  'GET /profile': { name: 'Asha Rao', email: 'asha@example.com', phone: null },
  // The customer has no appointments.
  [`GET /appointments/user/u1?date=${DATE}`]: [],
  'GET /appointments/user/u1?date=2026-11-30': [],
};

/** Sets the time and the viewer's time zone. The default time zone is India. */
export function setClock({ now = NOW, zone = 'Asia/Kolkata' } = {}): void {
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const options = Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...options, timeZone: zone });
}
