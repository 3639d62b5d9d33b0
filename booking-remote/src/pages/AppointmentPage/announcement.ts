import type { BookingForm } from './use-booking-form.ts';

type Reached = Pick<
  BookingForm,
  'reached' | 'isComplete' | 'artType' | 'artist' | 'artists' | 'slots' | 'choices'
>;

/** What a screen reader is told when a choice makes a step appear: the focus stays where the choice was made. */
export function announcement(form: Reached): string {
  const { reached, isComplete, artType, artist, artists, slots } = form;
  if (isComplete) return 'Everything is chosen. You can book the appointment.';
  if (reached.method) return form.choices.method ? '' : 'Now choose the session method.';
  if (reached.time) return slots ? `Now choose the time: ${count(slots.length, 'free time')}.` : '';
  if (reached.date) return `Now choose the date of your session with ${artist?.name}.`;
  if (reached.artist && artists.data) {
    return `Now choose the artist: ${count(artists.data.length, 'artist')} of ${artType?.name}.`;
  }
  return '';
}

const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;
