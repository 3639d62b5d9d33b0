import type { SessionType } from '@rangmala/shared/contract';
import type { Generated } from 'kysely';

/* The tables of the studio: artists, their weeks, galleries and appointments. See tables.ts. */

export interface ArtistRow {
  id: string;
  name: string;
  image: string;
  placeholder: string | null;
  bio: string;
  testimonial: string;
  /** 48 is 4.8 out of 5. */
  rating_tenths: number;
  position: number;
  /** argon2id in its own notation; null: cannot sign in. */
  password_hash: string | null;
  /** Raised, and so locked, by whoever books this artist's time or changes their week: see `lockDiary`. */
  diary_version: Generated<number>;
  /** 1: the gallery's entrance introduces them. */
  featured: Generated<number>;
}

export interface ArtTypeRow {
  /** The name as it stands in addresses: `block-print`. */
  slug: string;
  name: string;
  /** The family it belongs to. */
  type: string;
  popularity: number;
  position: number;
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

/** A window of the week in the studio's time: minutes after midnight, the end not included. */
export interface ArtistAvailabilityRow {
  artist_id: string;
  /** 0 for Monday to 6 for Sunday. */
  weekday: number;
  start_minute: number;
  end_minute: number;
}

export interface AppointmentRow {
  id: string;
  artist_id: string;
  user_id: string;
  status: 'booked' | 'cancelled';
  starts_at: string;
  /** `starts_at` while it is booked, null once it is cancelled: unique per artist. */
  slot: string | null;
  /** Name of the art type when it was booked. */
  art_type: string;
  session_type: SessionType;
  /** Name of the video meeting's room, known to those in it alone. */
  room: string;
  /** How often customer and calendar were told of a change. */
  sequence: number;
  /** What the customer's program calls this booking, so that it can repeat it. */
  idempotency_key: string | null;
  /** When the reminder is due; null once it is sent, or when there is none to send. */
  remind_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface ArtworkRow {
  id: string;
  artist_id: string;
  title: string;
  image: string;
  placeholder: string | null;
  /** Its place in the artist's gallery; any whole numbers, the least first. */
  position: number;
  created_at: string;
}

export interface ArtworkArtTypeRow {
  artwork_id: string;
  art_type_slug: string;
  /** 0: what it is first of all. */
  position: number;
}

/** What a customer says at the gallery's entrance. */
export interface TestimonialRow {
  id: string;
  name: string;
  testimonial: string;
  image: string;
  placeholder: string | null;
  position: number;
}

/** An artist's calendar for other programs; its address carries a secret that is kept nowhere. */
export interface CalendarFeedRow {
  artist_id: string;
  /** From it and the site's own secret the address's is made: a new one makes a new address. */
  nonce: string;
  secret_hash: string;
  created_at: string;
}
