/*
 * Constants and functions of the contract that pages import without the validation library: limits, formats, names and
 * messages.
 */
import { formatTime } from './format.ts';

export * from './business-time.ts';
export * from './typed-numbers.ts';

/** Trims a text. A line break is one character, although forms send two. */
export const tidyText = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Returns a message when a text is longer than `max` characters after it was trimmed; otherwise undefined. */
export function findLengthProblem(text: string, max: number): string | undefined {
  const surplus = tidyText(text).length - max;
  return surplus > 0 ? `Please shorten this by ${surplus}: at most ${max} characters.` : undefined;
}

/** Length of the shortest allowed new password, in code points. */
export const PASSWORD_MIN = 8;
/** Length of the longest allowed new password, in code points. */
export const PASSWORD_MAX = 128;

/** Format of the token in a mailed link that resets a password or confirms an email address. */
export const LINK_TOKEN = /^[\w-]{43}$/;
export const LINK_EXPIRED = 'This link has expired or has already been used. Please request a new one.';

/** Messages about a failed sign-in with Google, by the key in `/signin?notice=<key>`. */
export const SIGN_IN_NOTICES = {
  'google-off': 'Sign in with Google isn’t available here. Please sign in with your email and password.',
  'google-cancelled': 'You didn’t finish signing in with Google. Try again, or use your password.',
  'google-failed': 'Signing in with Google didn’t work. Please try again.',
  'google-unreachable': 'We couldn’t reach Google. Please try again in a moment, or use your password.',
  'google-unverified':
    'Google has not confirmed your email address yet. Please confirm it there first, or sign up here with a password.',
  'google-account-exists':
    'There is already an account with this email, but the address hasn’t been confirmed yet. Use “Forgot password” to confirm it; after that you can sign in with Google.',
} as const;
export type SignInNotice = keyof typeof SIGN_IN_NOTICES;

/**
 * Returns the slug of a category or art type: lower case, with hyphens instead of spaces and of characters with a meaning
 * in URLs. Letters keep their script and their accents; URLs encode them.
 */
export function createSlug(name: string): string {
  return name
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s/\\?#%]+/g, '-');
}

/** Length of a session, and the distance between two possible starts, in minutes. */
export const SESSION_MINUTES = 30;

/** A session can be booked at most this number of days ahead. */
export const BOOKING_HORIZON_DAYS = 365;

/** Smallest number of hours between booking and start of a session, unless the artist has chosen another number. */
export const DEFAULT_NOTICE_HOURS = 12;
/** Largest number of hours that an artist can choose as least notice. */
export const MAX_NOTICE_HOURS = 30 * 24;
/** Number of sessions that fit into one day. */
export const SESSIONS_PER_DAY = (24 * 60) / SESSION_MINUTES;

/** Largest number of other times that an artist proposes for a session. */
export const MAX_PROPOSED_TIMES = 5;
/** Maximum length of an artist's reason for a cancellation or a proposal, in characters. */
export const REASON_MAX = 500;

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
/** Maximum length of the occasion and of the product in a booking, in characters. */
export const WISH_MAX = 100;

/** Number of days after a session, or after its latest hand-over, for which its conversation stays open. */
export const CONVERSATION_DAYS = 30;

/** The message that customer and artist send with one tap around the start of a session. */
export const LATE_MESSAGE = 'I’m five minutes late.';

/** Number of changes of a handed-over design that a session includes. */
export const INCLUDED_ROUNDS = 2;
/** Largest number of pictures in a version of a handed-over design. */
export const MAX_HAND_OVER_PICTURES = 6;
/** Largest number of marks in a request for a change. */
export const MAX_MARKS = 20;
/** Maximum length of an artist's note about a handed-over design, in characters. */
export const HAND_OVER_NOTE_MAX = 1000;
/** Days after which the one who has to answer is reminded of a handed-over design. */
export const HAND_OVER_REMINDER_DAYS = 2;

/** Maximum length of a message in a conversation, in characters. */
export const MESSAGE_MAX = 2000;

export const INVALID_PHONE = 'Please enter a phone number, such as +91 98765 43210.';

/** Weekday labels by the `weekday` of an availability entry: 0 is Monday. */
export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** Largest number of artworks on the gallery overview. */
export const OVERVIEW_ARTWORKS = 60;

/** Sort orders of artists: `name` is A to Z, `name-desc` is Z to A, and `artworks` is most artworks first. */
export const ARTIST_SORTS = ['name', 'name-desc', 'artworks'] as const;
/** Parts of a customer's list of appointments. */
export const APPOINTMENT_FILTERS = ['upcoming', 'past', 'all'] as const;

/** Orders of a list of art types: the first is the default. */
export const ART_TYPE_SORTS = ['popularity', 'name'] as const;

/** Full names of the days in {@link WEEKDAYS}. */
const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const ARTIST_LOGIN_FAILED = 'Invalid artist ID or password.';

/** The message when a gallery upload lacks an image, a title or an art type. */
export const ARTWORK_INCOMPLETE = 'Please select an image, enter a title, and choose at least one art type.';

/** Maximum length of an artist's bio, in characters. */
export const BIO_MAX = 1500;
/** Maximum length of an artist's testimonial, in characters. */
export const ARTIST_TESTIMONIAL_MAX = 600;
/** Maximum length of an artwork's title, in characters. */
export const ARTWORK_TITLE_MAX = 120;

/** A period of a week. `weekday` is 0 for Monday to 6 for Sunday. */
interface WeekPeriod {
  weekday: number;
  start_time: string;
  end_time: string;
}

interface WeekProblem {
  /** Index of the entry in the list. */
  index: number;
  field: 'start_time' | 'end_time';
  message: string;
}

/**
 * Returns a problem for each entry that does not end after its start. Also returns a problem for each entry that
 * overlaps a previous entry of the list on the same day. An entry may begin when another entry ends. Each entry must
 * match {@link availabilityEntrySchema}.
 */
export function listWeekProblems(week: readonly WeekPeriod[]): WeekProblem[] {
  const problems: WeekProblem[] = [];
  week.forEach(({ weekday, start_time, end_time }, index) => {
    const day = WEEKDAY_NAMES[weekday] ?? '';
    if (end_time <= start_time) {
      problems.push({
        index,
        field: 'end_time',
        message: `On ${day} the end time (${formatWindowTime(end_time)}) must be after the start time (${formatWindowTime(start_time)}).`,
      });
      return;
    }
    // Compares HH:MM times as text. Ignores entries that do not end after their start.
    const overlappingEntry = week
      .slice(0, index)
      .filter((entry) => entry.weekday === weekday && entry.start_time < entry.end_time)
      .find((entry) => entry.start_time < end_time && start_time < entry.end_time);
    if (overlappingEntry) {
      problems.push({
        index,
        field: 'start_time',
        message: `On ${day} ${formatSpan(overlappingEntry)} and ${formatSpan({ start_time, end_time })} overlap.`,
      });
    }
  });
  return problems;
}

const formatSpan = ({ start_time, end_time }: Omit<WeekPeriod, 'weekday'>): string =>
  `${formatWindowTime(start_time)}–${formatWindowTime(end_time)}`;

const formatWindowTime = (time: string): string => (time === '24:00' ? 'midnight' : formatTime(time));

/** Largest quantity of a line, in the cart and in an order. */
export const MAX_QUANTITY = 99;

/** Largest number of layers in a design. */
export const MAX_LAYERS = 100;
/** Smallest width of a layer, in millimetres. */
export const MIN_LAYER_WIDTH = 0.5;
/** Largest width of a layer, and largest absolute value of its `cx` and `cy`, in millimetres. */
export const MAX_LAYER_MILLIMETRES = 10_000;
/** Largest number of characters in a text layer. */
export const MAX_TEXT_LENGTH = 200;
/** Largest number of lines in a text layer. */
export const MAX_TEXT_LINES = 8;
/** The typefaces that have bold letters. */
export const BOLD_TYPEFACES: readonly string[] = ['mukta', 'eczar', 'baloo'];

/** Working days from order to dispatch. */
export interface DispatchDays {
  from: number;
  to: number;
}

/** The dispatch days of a product that has none in its details. */
export const DEFAULT_DISPATCH: DispatchDays = { from: 3, to: 5 };

/**
 * Returns the working days until all products are dispatched.
 * @param products the dispatch days of each product; undefined for a product without dispatch days
 */
export function findSlowestDispatch(products: readonly (DispatchDays | undefined)[]): DispatchDays {
  const days = products.length === 0 ? [undefined] : products;
  return {
    from: Math.max(...days.map((each = DEFAULT_DISPATCH) => each.from)),
    to: Math.max(...days.map((each = DEFAULT_DISPATCH) => each.to)),
  };
}

/** Describes the result of {@link findSlowestDispatch}, such as `3–5 working days`. */
export function describeDispatch(products: readonly (DispatchDays | undefined)[]): string {
  const { from, to } = findSlowestDispatch(products);
  const unit = to === 1 ? 'working day' : 'working days';
  return from === to ? `${to} ${unit}` : `${from}–${to} ${unit}`;
}

export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
export const UPLOAD_MAX_PIXELS = 60_000_000;
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/svg+xml'] as const;
export const UPLOAD_TOO_LARGE = 'File is too large. Maximum size is 5MB.';
export const UPLOAD_TOO_MANY_PIXELS =
  'This image has too many pixels: at most 60 million. Please make it smaller.';
export const UPLOAD_DAMAGED =
  'This image is damaged and cannot be read. Please save it again, or choose another one.';
export const UPLOAD_EMPTY = 'This file is empty. Please choose another one.';
export const UPLOAD_WRONG_TYPE = 'Invalid file type. Please upload a JPG, PNG, GIF or SVG image.';

/** Value of the `accept` attribute of file inputs. */
export const UPLOAD_ACCEPT = UPLOAD_TYPES.join(',');

/**
 * Returns a message when the size or the type of a file is not accepted, otherwise undefined. The server also checks
 * the content, because browsers derive the type from the file's name.
 */
export function findUploadProblem({ type, size }: { type: string; size: number }): string | undefined {
  if (size > UPLOAD_MAX_BYTES) return UPLOAD_TOO_LARGE;
  return UPLOAD_TYPES.some((allowedType) => allowedType === type) ? undefined : UPLOAD_WRONG_TYPE;
}

/** Statuses of orders that need no further production or delivery. */
export const FINISHED_STATUSES = ['delivered', 'cancelled', 'returned'] as const;

/** Returns whether an order with this status needs no further production or delivery. */
export const isFinished = (status: string): boolean => FINISHED_STATUSES.some((each) => each === status);

/**
 * Returns a sentence that says how the customer of an order gets a refund. The shop pays back cash and transfers to its
 * UPI ID itself; the payment gateway pays back all other payments.
 */
export const describeRefund = ({ payment_method }: { payment_method: string }): string =>
  ['cash', 'upi'].includes(payment_method)
    ? 'We’ll write to you to ask where to send it.'
    : 'Your bank may take up to seven working days to credit it.';

/** Returns who has designed a product, such as `Designed by Sangita Bhoye · Warli`. */
export const describeCredits = (credits: readonly { name: string; art_type: string }[]): string =>
  `Designed by ${credits.map(({ name, art_type }) => (art_type ? `${name} · ${art_type}` : name)).join(', ')}`;

/** Number of entries on a page of a list. */
export const LIST_PAGE_SIZE = 24;
/** Largest number of design tokens in the header `Design-Tokens`. */
export const MAX_DESIGN_TOKENS = 100;
/** Largest number of characters in a comment on a shared design. */
export const MAX_COMMENT_LENGTH = 500;

/**
 * Widths in pixels of the smaller copies of a picture. The server makes a copy on its first request; it makes no other
 * widths, and none that is not smaller than the picture.
 */
export const PICTURE_WIDTHS: readonly number[] = [160, 240, 320, 480, 640, 960, 1280];
