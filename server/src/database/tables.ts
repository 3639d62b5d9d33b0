import type { Generated } from 'kysely';
import type { BookingTables } from './booking-tables.ts';
import type { DesignTables } from './design-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { PlatformTables } from './platform-tables.ts';
import type { ProductTables } from './product-tables.ts';

/**
 * The row types of all tables. The row types use only types that SQLite and PostgreSQL share: JSON is text, times are
 * ISO 8601 text in UTC, money is whole paise.
 */
export interface Tables extends BookingTables, DesignTables, OrderTables, PlatformTables, ProductTables {
  search_documents: {
    id: number;
    kind: 'product' | 'category' | 'artist' | 'art_type';
    ref: string;
    name: string;
  };
  search_words: { word: string };
  search_state: { version: string };
  contact_messages: ContactMessageRow;
  uploads: UploadRow;
  site_pictures: SitePictureRow;
  moved_pictures: MovedPictureRow;
  users: UserRow;
  identities: IdentityRow;
  password_resets: PasswordResetRow;
  sessions: SessionRow;
  login_attempts: LoginAttemptsRow;
  sign_in_attempts: SignInAttemptRow;
  outbox: OutboxRow;
  site_secrets: SiteSecretRow;
  delivery_rules: DeliveryRulesRow;
  content_changes: ContentChangeRow;
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
  /** Size of the uploaded file in bytes; the stored file may have a different size. */
  bytes: number;
  /** Type of the uploaded file; the stored file is always WebP. */
  type: string;
  sha256: string;
  placeholder: Generated<string | null>;
  /** SHA-256 hash made from the uploader's IP address, for quotas. */
  address_hash: Generated<string | null>;
  /** SHA-256 hash made from the guest cookie, or from the id of the artist who uploads an artwork, for quotas. */
  guest_hash: Generated<string | null>;
  created_at: string;
}

/** A picture of a page that belongs to no product, such as the large picture of the home page. */
export interface SitePictureRow {
  /** `home` for the home page. */
  name: string;
  url: string;
  placeholder: string | null;
}

/** The address of a demo picture that was below `/media/` in earlier versions. */
export interface MovedPictureRow {
  /** The readable name in the old and the new URL. */
  name: string;
  url: string;
}

export interface UserRow {
  id: string;
  /** Email address in lower case. */
  email: string;
  name: string;
  /** argon2id in PHC string format; null without a password. */
  password_hash: string | null;
  /** Time at which the email address was verified; null for an unverified email address. */
  email_verified_at: string | null;
  /** Phone number for call sessions; null without a phone number. */
  phone: Generated<string | null>;
  created_at: string;
}

/** An OpenID Connect identity of a user. */
export interface IdentityRow {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: string;
}

export interface PasswordResetRow {
  /** SHA-256 hash of the token in the mailed link. */
  token_hash: string;
  user_id: string;
  created_at: string;
}

export interface SessionRow {
  /** SHA-256 hash of the token in the cookie. */
  token_hash: string;
  kind: 'customer' | 'artist';
  subject_id: string;
  created_at: string;
  used_at: string;
}

/** Failed and running password checks from one IP address, either on one account or on all accounts together. */
export interface LoginAttemptsRow {
  key: string;
  failures: number;
  failed_at: string;
  paused_until: string;
}

/** An OpenID Connect sign-in that waits for the provider's callback. */
export interface SignInAttemptRow {
  state_hash: string;
  /** SHA-256 hash of the secret in the browser's cookie. */
  browser_hash: string;
  nonce: string;
  code_verifier: string;
  next: string;
  created_at: string;
}

/** A mail that is waiting for delivery or could not be delivered. */
export interface OutboxRow {
  id: string;
  /** Name of the composer that converts `content` to a mail. */
  kind: string;
  /** JSON in the format of the composer. */
  content: string;
  created_at: string;
  /** Earliest time of the next delivery attempt. This time is in the future while a process delivers the mail. */
  due_at: string;
  attempts: number;
  /** Random text that identifies the last delivery attempt; null before the first attempt. */
  claim: string | null;
  given_up_at: string | null;
}

/** The owner's changes of the rules for delivery. The table has at most one row. */
export interface DeliveryRulesRow {
  id: string;
  /** JSON: the changed fields. */
  changes: string;
}

export interface SiteSecretRow {
  name: string;
  value: string;
}

/** A change of the content of guest pages; triggers on the content tables add these rows. */
export interface ContentChangeRow {
  id: Generated<number>;
  topic: string;
}
