import type { SessionType } from '@rangmala/shared/contract';
import type { Generated } from 'kysely';

/**
 * The tables as queries see them. Only what SQLite and PostgreSQL share: ids and times are text
 * (times ISO 8601 in UTC, so they sort), money is whole paise, JSON is text.
 */
export interface Tables {
  categories: CategoryRow;
  products: ProductRow;
  product_images: ProductImageRow;
  contact_messages: ContactMessageRow;
  uploads: UploadRow;
  releases: ReleaseRow;
  snapshots: SnapshotRow;
  users: UserRow;
  identities: IdentityRow;
  password_resets: PasswordResetRow;
  sessions: SessionRow;
  guesses: GuessesRow;
  sign_in_attempts: SignInAttemptRow;
  outbox: OutboxRow;
  artists: ArtistRow;
  art_types: ArtTypeRow;
  artist_art_types: ArtistArtTypeRow;
  artist_skills: ArtistSkillRow;
  artist_availability: ArtistAvailabilityRow;
  appointments: AppointmentRow;
  artworks: ArtworkRow;
  artwork_art_types: ArtworkArtTypeRow;
  testimonials: TestimonialRow;
  calendar_feeds: CalendarFeedRow;
  deploy_tokens: DeployTokenRow;
  site_secrets: SiteSecretRow;
  release_stats: ReleaseStatsRow;
}

export interface CategoryRow {
  /** The name as it stands in addresses: `wall-decor`. */
  slug: string;
  name: string;
  hero_image: string;
  placeholder: string | null;
  position: number;
}

export interface ProductRow {
  id: string;
  category_slug: string;
  name: string;
  price_paise: number;
  description: string;
  position: number;
}

export interface ProductImageRow {
  product_id: string;
  position: number;
  url: string;
  placeholder: string | null;
}

export interface ContactMessageRow {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  phone: string;
  company: string;
  created_at: string;
}

export interface UploadRow {
  id: string;
  url: string;
  /** Size and type of what was sent; what is stored is always WebP. */
  bytes: number;
  type: string;
  sha256: string;
  placeholder: Generated<string | null>;
  created_at: string;
}

export interface ReleaseRow {
  app: string;
  version: string;
  /** A `ReleaseDescription` of the contract, as JSON. */
  description: string;
  published_at: string;
  published_by: string;
  /** When its files were removed from the store; null: it can still be gone back to. */
  swept_at: Generated<string | null>;
}

export interface SnapshotRow {
  number: number;
  created_at: string;
  created_by: string;
  reason: string;
  /** The version that is live, by app, as JSON. */
  live: string;
  /** Releases that a part of the visitors gets instead, as JSON: `{version, percent}` by app. */
  canaries: Generated<string>;
}

export interface UserRow {
  id: string;
  /** Lower-cased, as the contract gives it. */
  email: string;
  name: string;
  /** argon2id in its own notation; null: signs in through the third party only. */
  password_hash: string | null;
  /** When its owner proved to read this mailbox; null: never. */
  email_verified_at: string | null;
  created_at: string;
}

/** An account of the third-party sign-in that belongs to a user. */
export interface IdentityRow {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: string;
}

export interface PasswordResetRow {
  /** Fingerprint of the token in the mailed link. */
  token_hash: string;
  user_id: string;
  created_at: string;
}

export interface SessionRow {
  /** Fingerprint of the token in the cookie. */
  token_hash: string;
  kind: 'customer' | 'artist';
  subject_id: string;
  created_at: string;
  used_at: string;
}

/** Wrong passwords that were tried, by what they were tried on and from where. */
export interface GuessesRow {
  key: string;
  failures: number;
  failed_at: string;
  paused_until: string;
}

/** A third-party sign-in that has begun and not come back yet. */
export interface SignInAttemptRow {
  state_hash: string;
  /** Fingerprint of the secret in the cookie of the browser that began it. */
  browser_hash: string;
  nonce: string;
  code_verifier: string;
  next: string;
  created_at: string;
}

/** A mail that has not been handed over yet. */
export interface OutboxRow {
  id: string;
  /** Who turns `content` into a message. */
  kind: string;
  /** JSON */
  content: string;
  created_at: string;
  /** When it may be tried next; lies ahead while somebody is at it. */
  due_at: string;
  attempts: number;
  /** Whose turn it is: a random word per claim. */
  claim: string | null;
  given_up_at: string | null;
}

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

export interface DeployTokenRow {
  id: string;
  /** The app that it ships; `*`: every one. */
  app: string;
  /** Whose it is. */
  name: string;
  token_hash: string;
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
}

export interface SiteSecretRow {
  name: string;
  value: string;
}

/** How a release did in one minute, over all processes and browsers. */
export interface ReleaseStatsRow {
  app: string;
  version: string;
  /** `2026-11-20T07:31` in UTC. */
  minute: string;
  loads: number;
  failures: number;
  /** Sum over the loads, in milliseconds. */
  load_ms: number;
}
