import { filterAppointments, parseFilter } from './appointments.ts';

const now = Date.parse('2026-11-25T05:00:00Z'); // 10:30 AM in India
const createAppointment = (date: string, time: string) => ({ date, time });
const longAgo = createAppointment('2026-10-01', '10:00:00');
const started = createAppointment('2026-11-25', '10:30:00');
const next = createAppointment('2026-11-25', '11:00:00');
const later = createAppointment('2026-12-01', '09:00:00');
const listDatesAndTimes = (filteredAppointments: { date: string; time: string }[]) =>
  filteredAppointments.map(({ date, time }) => createAppointment(date, time));
const appointments = [later, started, longAgo, next];

test('returns upcoming appointments, soonest first', () => {
  expect(listDatesAndTimes(filterAppointments(appointments, 'upcoming', now))).toEqual([next, later]);
});

test('returns past appointments, latest first', () => {
  expect(listDatesAndTimes(filterAppointments(appointments, 'past', now))).toEqual([started, longAgo]);
});

test('returns all appointments, marked as upcoming or past', () => {
  const filteredAppointments = filterAppointments(appointments, 'all', now);
  expect(listDatesAndTimes(filteredAppointments)).toEqual([next, later, started, longAgo]);
  expect(filteredAppointments.map(({ isUpcoming }) => isUpcoming)).toEqual([true, true, false, false]);
});

test.each([
  [null, 'upcoming'],
  ['', 'upcoming'],
  ['past', 'past'],
  ['All', 'all'],
  ['everything', 'upcoming'],
])('parses show=%p as the filter %s', (show, filter) => {
  expect(parseFilter(show)).toBe(filter);
});
