import type { SessionType } from '@rangmala/shared/contract/rules';

/** Returns the label of the link to a session's messages, such as “Messages (2 new)”. */
export function getConversationLabel(sessionType: SessionType, unreadCount = 0): string {
  const label = sessionType === 'Chat' ? 'Open Chat' : 'Messages';
  return unreadCount > 0 ? `${label} (${unreadCount} new)` : label;
}
