create table users (
  id text primary key,
  email text not null unique,
  name text not null,
  password_hash text,
  email_verified_at text,
  created_at text not null,
  phone text
);

create table identities (
  issuer text not null,
  subject text not null,
  user_id text not null references users (id) on delete cascade,
  created_at text not null,
  constraint identities_key primary key (issuer, subject)
);
create index identities_of_user on identities (user_id);

create table password_resets (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at text not null
);
create index password_resets_of_user on password_resets (user_id);

-- `subject_id` is the id of a customer or of an artist, so the column has no foreign key.
create table sessions (
  token_hash text primary key,
  kind text not null,
  subject_id text not null,
  created_at text not null,
  used_at text not null
);
create index sessions_of_subject on sessions (kind, subject_id);

create table login_attempts (
  key text primary key,
  failures integer not null,
  failed_at text not null,
  paused_until text not null
);

create table sign_in_attempts (
  state_hash text primary key,
  browser_hash text not null,
  nonce text not null,
  code_verifier text not null,
  next text not null,
  created_at text not null
);

create table customer_addresses (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  phone text not null,
  pin text not null,
  line1 text not null,
  area text not null,
  landmark text not null,
  city text not null,
  state text not null,
  gstin text not null,
  used_at text not null
);
create index customer_addresses_of_user on customer_addresses (user_id, used_at);

create table account_deletion_links (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at text not null
);
create index account_deletion_links_of_user on account_deletion_links (user_id);

create table contact_messages (
  id text primary key,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  phone text not null,
  company text not null,
  created_at text not null
);

create table uploads (
  id text primary key,
  url text not null,
  bytes integer not null,
  type text not null,
  sha256 text not null,
  created_at text not null,
  placeholder text,
  address_hash text,
  guest_hash text
);
create index uploads_of_address on uploads (address_hash, created_at);
create index uploads_of_guest on uploads (guest_hash, created_at);
create index uploads_by_age on uploads (created_at, id);

create table outbox (
  id text primary key,
  kind text not null,
  content text not null,
  created_at text not null,
  due_at text not null,
  attempts integer not null,
  claim text,
  given_up_at text
);
create index outbox_by_due on outbox (given_up_at, due_at);

create table site_secrets (
  name text primary key,
  value text not null
);
