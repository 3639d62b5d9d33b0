import { readBookedAppointment } from './booked-appointment.ts';

const appointment = {
  id: 'a1',
  artist_id: 'asha',
  user_id: 'u1',
  date: '2026-11-23',
  time: '10:30:00',
  art_type: 'Warli',
  session_type: 'Jitsi Meet',
  artist_name: 'Asha',
  artist_image: '/media/a/asha-1x1.webp',
  placeholder: '',
  meeting_link: 'https://meet.example/a1',
};

test('returns the appointment that was just booked', () => {
  expect(readBookedAppointment({ appointment })).toEqual(appointment);
});

test.each([
  ['no state', null],
  ['no appointment', {}],
  ['an appointment that is text', { appointment: 'a1' }],
  ['an appointment without a date', { appointment: { ...appointment, date: undefined } }],
  ['a method that does not exist', { appointment: { ...appointment, session_type: 'Fax' } }],
  ['a picture of another site', { appointment: { ...appointment, reference_image: '//example.in/a.webp' } }],
  ['a link that is a script', { appointment: { ...appointment, meeting_link: 'javascript:alert(1)' } }],
])('returns undefined for %s', (_, state) => {
  expect(readBookedAppointment(state)).toBeUndefined();
});
