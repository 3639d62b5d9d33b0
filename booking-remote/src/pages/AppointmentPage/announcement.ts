import { describeFreeTimes, formatCount } from '../../lib/free-times.ts';
import type { BookingForm } from './use-booking-form.ts';

type VisibleChoices = Pick<
  BookingForm,
  'visibleSteps' | 'isComplete' | 'artType' | 'artist' | 'artists' | 'slots' | 'choices'
>;

/** Returns the announcement of the next step for screen readers; an empty text when there is nothing to announce. */
export function describeNextStep(form: VisibleChoices): string {
  const { visibleSteps, isComplete, artType, artist, artists, slots } = form;
  if (isComplete) return 'That’s everything. You can book the appointment now.';
  if (visibleSteps.method) return form.choices.method ? '' : 'Now choose the session method.';
  if (visibleSteps.time) return slots ? describeFreeTimes(slots.length) : '';
  if (visibleSteps.date) return `Now choose the date of your session with ${artist?.name}.`;
  if (visibleSteps.artist && artists.data) {
    return `Now choose the artist: ${formatCount(artists.data.length, 'artist')} for ${artType?.name}.`;
  }
  return '';
}
