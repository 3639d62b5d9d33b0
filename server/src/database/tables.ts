import type { Generated } from 'kysely';
import type {
  AppointmentMessageRow,
  AppointmentRow,
  ArtistArtTypeRow,
  AppointmentProposalRow,
  ArtistAvailabilityRow,
  ArtistDayOffRow,
  ArtistRow,
  ArtistSkillRow,
  ArtistTokenRow,
  ArtTypeRow,
  ArtworkArtTypeRow,
  ArtworkRow,
  CalendarFeedRow,
  HandOverEventRow,
  HandOverPictureRow,
  HandOverRow,
  TestimonialRow,
} from './booking-tables.ts';
import type {
  AccountDeletionLinkRow,
  CustomerAddressRow,
  DocumentRow,
  DocumentSeriesRow,
  EarningRow,
  GrievanceAnswerRow,
  GrievanceRow,
  LineCreditRow,
  OrderEventRow,
  OrderLineRow,
  OrderRow,
  PaymentAttemptRow,
  PaymentEventRow,
  PaymentRow,
  RefundRow,
  TestGatewayRecordRow,
} from './order-tables.ts';
import type { CategoryRow, ProductAttributeRow, ProductImageRow, ProductRow } from './product-tables.ts';
import type {
  DesignAnswerRow,
  DesignAssetTable,
  DesignShareRow,
  DesignTable,
  OrderedProductRow,
  OrnamentRow,
  PrintJobRow,
} from './design-tables.ts';
import type {
  DeployTokenRow,
  ReleaseErrorBrowserRow,
  ReleaseErrorRow,
  ReleaseOutcomesRow,
  ReleaseRow,
  ReleaseVitalRow,
  SnapshotRow,
  TeamPackageRow,
} from './platform-tables.ts';

/**
 * The row types of all tables. The row types use only types that SQLite and PostgreSQL share: JSON is text, times are
 * ISO 8601 text in UTC, money is whole paise.
 */
export interface Tables {
  categories: CategoryRow;
  search_documents: {
    id: number;
    kind: 'product' | 'category' | 'artist' | 'art_type';
    ref: string;
    name: string;
  };
  search_words: { word: string };
  search_state: { version: string };
  products: ProductRow;
  product_images: ProductImageRow;
  product_attributes: ProductAttributeRow;
  designs: DesignTable;
  design_assets: DesignAssetTable;
  design_shares: DesignShareRow;
  design_answers: DesignAnswerRow;
  ornaments: OrnamentRow;
  ordered_products: OrderedProductRow;
  print_jobs: PrintJobRow;
  contact_messages: ContactMessageRow;
  uploads: UploadRow;
  site_pictures: SitePictureRow;
  moved_pictures: MovedPictureRow;
  releases: ReleaseRow;
  team_packages: TeamPackageRow;
  snapshots: SnapshotRow;
  users: UserRow;
  identities: IdentityRow;
  password_resets: PasswordResetRow;
  sessions: SessionRow;
  login_attempts: LoginAttemptsRow;
  sign_in_attempts: SignInAttemptRow;
  outbox: OutboxRow;
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
  deploy_tokens: DeployTokenRow;
  site_secrets: SiteSecretRow;
  delivery_rules: DeliveryRulesRow;
  content_changes: ContentChangeRow;
  release_outcomes: ReleaseOutcomesRow;
  release_errors: ReleaseErrorRow;
  release_error_browsers: ReleaseErrorBrowserRow;
  release_vitals: ReleaseVitalRow;
  orders: OrderRow;
  order_lines: OrderLineRow;
  order_events: OrderEventRow;
  line_credits: LineCreditRow;
  earnings: EarningRow;
  payment_attempts: PaymentAttemptRow;
  payment_events: PaymentEventRow;
  payments: PaymentRow;
  refunds: RefundRow;
  document_series: DocumentSeriesRow;
  documents: DocumentRow;
  test_gateway_records: TestGatewayRecordRow;
  grievances: GrievanceRow;
  grievance_answers: GrievanceAnswerRow;
  customer_addresses: CustomerAddressRow;
  account_deletion_links: AccountDeletionLinkRow;
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
