/** Length of a session, and the distance between two possible starts, in minutes. */
export const SESSION_MINUTES = 30;

/** A session can be booked at most this number of days ahead. */
export const BOOKING_HORIZON_DAYS = 365;

/** The methods by which a session can take place. */
export const SESSION_TYPES = ['Jitsi Meet', 'Call', 'Chat'] as const;
export type SessionType = (typeof SESSION_TYPES)[number];
export const VIDEO_SESSION: SessionType = 'Jitsi Meet';

/** The session methods as parts of a sentence, such as “It is on Monday, by phone call.” */
export const SESSION_TYPE_PHRASES: Readonly<Record<SessionType, string>> = {
  'Jitsi Meet': 'by video call',
  Call: 'by phone call',
  Chat: 'by chat',
};

/** Name of the request header with the idempotency key. Requests with the same key book only one session. */
export const IDEMPOTENCY_KEY = 'idempotency-key';

/** Maximum length of a customer's note about the session, in characters. */
export const NOTE_MAX = 1000;
/** Number of days after a session for which its conversation stays open. */
export const CHAT_DAYS = 7;

/** Maximum length of a message in a conversation, in characters. */
export const MESSAGE_MAX = 2000;

/** Format of a phone number, with or without a country code. */
export const PHONE = /^\+?[\d ()-]{6,20}$/;
export const INVALID_PHONE = 'Please enter a phone number, such as +91 98765 43210.';
