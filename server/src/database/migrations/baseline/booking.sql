create table artists (
  id text primary key,
  name text not null,
  image text not null,
  placeholder text,
  bio text not null,
  testimonial text not null,
  rating_tenths integer not null,
  position integer not null,
  password_hash text,
  schedule_version integer not null default 0,
  featured integer not null default 0,
  email text,
  email_verified_at text,
  daily_summary integer not null default 0,
  summary_date text,
  deleted_at text,
  pending_email text
);

create table art_types (
  slug text primary key,
  name text not null unique,
  type text not null,
  popularity integer not null,
  position integer not null
);

create table artist_art_types (
  artist_id text not null references artists (id) on delete cascade,
  art_type_slug text not null references art_types (slug),
  position integer not null,
  constraint artist_art_types_key primary key (artist_id, art_type_slug)
);
create index artists_of_art_type on artist_art_types (art_type_slug, artist_id);

create table artist_skills (
  artist_id text not null references artists (id) on delete cascade,
  position integer not null,
  skill text not null,
  constraint artist_skills_key primary key (artist_id, position)
);

create table artist_availability (
  artist_id text not null references artists (id) on delete cascade,
  weekday integer not null,
  start_minute integer not null,
  end_minute integer not null,
  constraint artist_availability_key primary key (artist_id, weekday, start_minute)
);

create table artist_tokens (
  token_hash text primary key,
  artist_id text not null references artists (id) on delete cascade,
  purpose text not null,
  email text not null,
  created_at text not null
);
create index tokens_of_artist on artist_tokens (artist_id, purpose);

create table artworks (
  id text primary key,
  artist_id text not null references artists (id) on delete cascade,
  title text not null,
  image text not null,
  placeholder text,
  position integer not null,
  created_at text not null
);
create index artworks_of_artist on artworks (artist_id, position);

create table artwork_art_types (
  artwork_id text not null references artworks (id) on delete cascade,
  art_type_slug text not null references art_types (slug),
  position integer not null,
  constraint artwork_art_types_key primary key (artwork_id, art_type_slug)
);

create table testimonials (
  id text primary key,
  name text not null,
  testimonial text not null,
  image text not null,
  placeholder text,
  position integer not null
);

create table calendar_feeds (
  artist_id text primary key references artists (id) on delete cascade,
  nonce text not null,
  secret_hash text not null unique,
  created_at text not null
);

create table appointments (
  id text primary key,
  artist_id text not null references artists (id),
  user_id text not null references users (id),
  status text not null,
  starts_at text not null,
  slot text,
  art_type text not null,
  session_type text not null,
  room text not null,
  sequence integer not null,
  idempotency_key text,
  remind_at text,
  created_at text not null,
  updated_at text not null,
  note text,
  reference_image text,
  phone text,
  customer_read_at text,
  artist_read_at text,
  constraint appointments_hold_their_slot check (
    (status = 'booked' and slot is not null and slot = starts_at)
    or (status = 'cancelled' and slot is null)
  )
);
-- One booking per artist and time. Cancelled appointments have a null slot, and a unique index allows many nulls.
create unique index appointments_one_per_slot on appointments (artist_id, slot);
create index appointments_of_user on appointments (user_id, starts_at);
create unique index appointments_one_per_key on appointments (user_id, idempotency_key);
create index appointments_by_reminder on appointments (remind_at);
create index appointments_by_reference_image on appointments (reference_image);

create table appointment_messages (
  id text primary key,
  appointment_id text not null references appointments (id) on delete cascade,
  author text not null,
  text text not null,
  image text,
  created_at text not null
);
create index messages_of_appointment on appointment_messages (appointment_id, created_at);
create index appointment_messages_by_image on appointment_messages (image);
