import type { HandOverEvent, SessionType } from '@rangmala/shared/contract';
import type { Generated } from 'kysely';

/*
 * The tables of artists, appointments and galleries. tables.ts describes the common column types.
 */

export interface ArtistRow {
  id: string;
  name: string;
  image: string;
  placeholder: string | null;
  bio: string;
  testimonial: string;
  /** 48 means 4.8 out of 5. */
  rating_tenths: number;
  position: number;
  /** argon2id in PHC string format; null without a password. */
  password_hash: string | null;
  /** Incremented by `lockArtistSchedule`: the update locks the row. */
  schedule_version: Generated<number>;
  /** Smallest number of hours between booking and start of a session. */
  notice_hours: Generated<number>;
  /** Largest number of booked sessions on one day; null without a limit. */
  max_sessions_per_day: Generated<number | null>;
  /** 1 when the gallery overview may feature the artist. */
  featured: Generated<number>;
  /** The artist's verified email address in lower case. */
  email: Generated<string | null>;
  /** Time at which `email` was verified; null without a verified email address. */
  email_verified_at: Generated<string | null>;
  /** An email address that replaces `email` as soon as the artist verifies this address. */
  pending_email: Generated<string | null>;
  /** 1 when the artist has enabled the daily summary. */
  daily_summary: Generated<number>;
  /** Latest day in business time for which the daily summary was sent or not needed: `2026-11-23`. */
  summary_date: Generated<string | null>;
  /**
   * Time at which the artist deleted their account; null for an active account. The row is kept, because past
   * appointments refer to it.
   */
  deleted_at: Generated<string | null>;
  /** 1500 means 15 % of a sale without tax; null for the shop's usual share. */
  share_hundredths: Generated<number | null>;
}

export interface ArtTypeRow {
  /** Identifies the art type in URLs: `block-print`. */
  slug: string;
  name: string;
  /** The family of the art type, such as `Folk`. */
  type: string;
  popularity: number;
  position: number;
  /** The artwork whose picture an artist has chosen for the art type; null without a choice. */
  artwork_id: Generated<string | null>;
}

export interface ArtistArtTypeRow {
  artist_id: string;
  art_type_slug: string;
  position: number;
}

export interface ArtistSkillRow {
  artist_id: string;
  position: number;
  skill: string;
}

/**
 * An availability window in business time, in minutes after midnight. `end_minute` is the first minute after the
 * window.
 */
export interface ArtistAvailabilityRow {
  artist_id: string;
  /** 0 for Monday to 6 for Sunday. */
  weekday: number;
  start_minute: number;
  end_minute: number;
}

/**
 * A period without sessions in business time: from `start_minute` of `first_date` to `end_minute` of `last_date`, in
 * minutes after midnight. Whole days are from minute 0 to minute 1440.
 */
export interface ArtistDayOffRow {
  id: string;
  artist_id: string;
  first_date: string;
  last_date: string;
  start_minute: number;
  end_minute: number;
  created_at: string;
}

export interface AppointmentRow {
  id: string;
  artist_id: string;
  user_id: string;
  status: 'booked' | 'cancelled';
  starts_at: string;
  /** The value of `starts_at` while the appointment is booked; null when it is cancelled. Unique per artist. */
  slot: string | null;
  /** Name of the art type at the time of the booking. */
  art_type: string;
  session_type: SessionType;
  /** Unguessable name of the video meeting's room. */
  room: string;
  /** SEQUENCE of the calendar entry (RFC 5545): the number of changes so far. */
  sequence: number;
  /** Idempotency-Key of the booking request. */
  idempotency_key: string | null;
  /** Time at which the reminder becomes due; null without a pending reminder. */
  remind_at: string | null;
  /** The customer's wishes for the session. */
  note: Generated<string | null>;
  /** URL of an uploaded reference picture. */
  reference_image: Generated<string | null>;
  /** The customer's phone number for a call. */
  phone: Generated<string | null>;
  /**
   * Creation time of the artist's newest message that the customer has read; null when the customer has read no
   * message.
   */
  customer_read_at: Generated<string | null>;
  /**
   * Creation time of the customer's newest message that the artist has read; null when the artist has read no message.
   */
  artist_read_at: Generated<string | null>;
  /** The artist's reason, when the artist has cancelled the session. */
  cancel_reason: Generated<string | null>;
  /** 1 when the artist has recorded that the customer did not come. */
  did_not_come: Generated<number>;
  /** What the design is for, such as a birthday. */
  occasion: Generated<string | null>;
  /** Day by which the customer needs the product: `2026-12-24`. */
  needed_by: Generated<string | null>;
  /** The product that the customer has in mind, in their words. */
  product: Generated<string | null>;
  /** Time of the artist's latest hand-over; null before the first. */
  handed_over_at: Generated<string | null>;
  created_at: string;
  updated_at: string;
}

/** Other times that an artist proposes for a session. The token of the mailed link is not stored. */
export interface AppointmentProposalRow {
  appointment_id: string;
  token_hash: string;
  /** Start of the session (ISO) when the times were proposed. The proposal ends when the session moves. */
  starts_at: string;
  /** JSON array of start times (ISO). */
  times: string;
  reason: string | null;
  created_at: string;
}

/** A message between customer and artist about one appointment. */
export interface AppointmentMessageRow {
  id: string;
  appointment_id: string;
  author: 'customer' | 'artist';
  /** May be empty when there is an image. */
  text: string;
  /** URL of an uploaded picture. */
  image: string | null;
  created_at: string;
}

/** A version of the design that an artist has handed over after a session. */
export interface HandOverRow {
  id: string;
  appointment_id: string;
  /** 1 for the first version. */
  version: number;
  title: string;
  note: string | null;
  created_at: string;
}

/** A picture of a hand-over, or of one that the artist has not sent yet. */
export interface HandOverPictureRow {
  id: string;
  appointment_id: string;
  /** Null until the artist hands the picture over. */
  hand_over_id: string | null;
  position: number;
  /** Storage key of the picture for print. */
  key: string;
  /** Storage key of the WebP picture for screens. */
  screen_key: string;
  type: string;
  width: number;
  height: number;
  /** JSON: share of the opaque pixels in each tone. */
  tones: string;
  bytes: number;
  /** SHA-256 hash of the stored file at `key`. */
  file_sha256: string;
  created_at: string;
  /** The artwork by which the artist shows the picture in the gallery; null while it is not shown. */
  artwork_id: string | null;
}

/** An event of a hand-over. The state of a hand-over is derived from its events. */
export interface HandOverEventRow {
  appointment_id: string;
  /** 1 for the first event of the appointment. Concurrent events collide. */
  sequence: number;
  hand_over_id: string;
  kind: HandOverEvent['kind'];
  /** JSON of the words and marks of `change_asked`; null otherwise. */
  details: string | null;
  created_at: string;
}

/** A link mailed to an artist to verify an email address or to set a new password. */
export interface ArtistTokenRow {
  token_hash: string;
  artist_id: string;
  purpose: 'verify-email' | 'reset-password';
  /** The email address to which the link was mailed. */
  email: string;
  created_at: string;
}

export interface ArtworkRow {
  id: string;
  artist_id: string;
  title: string;
  image: string;
  placeholder: string | null;
  /** Sort key within the artist's gallery, ascending; gaps are allowed. */
  position: number;
  created_at: string;
  /** 1 when the artist allows prints on products. */
  printable: Generated<number>;
  /** JSON: the file for print; null until it is made. */
  print_file: Generated<string | null>;
}

export interface ArtworkArtTypeRow {
  artwork_id: string;
  art_type_slug: string;
  /** 0 is the main art type. */
  position: number;
}

/** A customer's testimonial on the gallery overview. */
export interface TestimonialRow {
  id: string;
  name: string;
  testimonial: string;
  image: string;
  placeholder: string | null;
  position: number;
}

/** An artist's calendar feed. The URL of the feed contains a secret, which is not stored. */
export interface CalendarFeedRow {
  artist_id: string;
  /** The secret is derived from this nonce and the site secret. A new nonce results in a new URL. */
  nonce: string;
  secret_hash: string;
  created_at: string;
}

export interface BookingTables {
  artists: ArtistRow;
  art_types: ArtTypeRow;
  artist_art_types: ArtistArtTypeRow;
  artist_skills: ArtistSkillRow;
  appointment_proposals: AppointmentProposalRow;
  artist_availability: ArtistAvailabilityRow;
  artist_days_off: ArtistDayOffRow;
  appointments: AppointmentRow;
  appointment_messages: AppointmentMessageRow;
  hand_overs: HandOverRow;
  hand_over_pictures: HandOverPictureRow;
  hand_over_events: HandOverEventRow;
  artist_tokens: ArtistTokenRow;
  artworks: ArtworkRow;
  artwork_art_types: ArtworkArtTypeRow;
  testimonials: TestimonialRow;
  calendar_feeds: CalendarFeedRow;
}
