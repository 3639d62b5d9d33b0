import type { BookingForm } from './use-booking-form.ts';

type Reached = Pick<
  BookingForm,
  'reached' | 'isComplete' | 'artType' | 'artist' | 'artists' | 'slots' | 'choices'
>;

/** Returns what a screen reader announces when a choice reveals the next step; the focus stays on the choice. */
export function announcement(form: Reached): string {
  const { reached, isComplete, artType, artist, artists, slots } = form;
  if (isComplete) return 'That’s everything. You can book the appointment now.';
  if (reached.method) return form.choices.method ? '' : 'Now choose the session method.';
  if (reached.time) return slots ? timesSentence(slots.length) : '';
  if (reached.date) return `Now choose the date of your session with ${artist?.name}.`;
  if (reached.artist && artists.data) {
    return `Now choose the artist: ${count(artists.data.length, 'artist')} for ${artType?.name}.`;
  }
  return '';
}

const timesSentence = (number: number) =>
  number === 0
    ? 'There are no free times on this day. Please choose another date.'
    : `Now choose the time: ${count(number, 'free time')}.`;

const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;
