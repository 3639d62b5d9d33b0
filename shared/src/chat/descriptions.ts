import type { Appointment, HandOverStatus } from '@rangmala/shared/contract';
import { HAND_OVER_REMINDER_DAYS, type SessionType } from '@rangmala/shared/contract/rules';
import { formatDayWithoutYear } from '@rangmala/shared/format';

/** Returns the label of the link to a session's messages, such as “Messages (2 new)”. */
export function getConversationLabel(sessionType: SessionType, unreadCount = 0): string {
  const label = sessionType === 'Chat' ? 'Open Chat' : 'Messages';
  return unreadCount > 0 ? `${label} (${unreadCount} new)` : label;
}

/** Joins what the customer has said beside the idea: “Wedding · Posters · needed by Friday, 4 December”; '' without any. */
export const describeWishes = ({
  occasion,
  product,
  needed_by,
}: Pick<Appointment, 'occasion' | 'product' | 'needed_by'>): string =>
  [occasion, product, needed_by && `needed by ${formatDayWithoutYear(needed_by)}`]
    .filter(Boolean)
    .join(' · ');

/** Says who has to do what with a design, to the customer or to the artist. `otherName` is the other participant. */
export function describeHandOver(
  status: HandOverStatus,
  viewer: 'customer' | 'artist',
  otherName: string,
): string {
  const reminder = `We remind ${otherName} after ${HAND_OVER_REMINDER_DAYS} days.`;
  const texts: Record<HandOverStatus, Record<typeof viewer, string>> = {
    none: {
      customer: `After the session, ${otherName} draws your design and hands it over here.`,
      artist: `After the session, hand over what you have drawn for ${otherName}.`,
    },
    waiting_for_customer: {
      customer: 'Look at it closely. Then approve it, or ask for a change.',
      artist: `Waiting for ${otherName} to approve it, or to ask for a change. ${reminder}`,
    },
    waiting_for_artist: {
      customer: `You’ve asked for a change. ${otherName} is working on a new version. ${reminder}`,
      artist: `${otherName} has asked for a change. Please hand over a new version.`,
    },
    approved: {
      customer: 'You’ve approved it. It is yours: put it on anything in our shop.',
      artist: `${otherName} has approved it.`,
    },
  };
  return texts[status][viewer];
}
