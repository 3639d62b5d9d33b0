create table releases (
  app text not null,
  version text not null,
  description text not null,
  published_at text not null,
  published_by text not null,
  files_removed_at text,
  commit_id text,
  commit_url text,
  constraint releases_key primary key (app, version)
);
create index releases_by_time on releases (app, published_at);

-- A new snapshot gets the number of the previous snapshot plus one. When two processes start from the same snapshot,
-- the primary key refuses the second row.
create table snapshots (
  number integer primary key,
  created_at text not null,
  created_by text not null,
  reason text not null,
  live text not null,
  canaries text not null default '{}',
  kind text not null default 'deployed',
  app text,
  earlier text not null default '{}',
  flags text not null default '{}'
);
create index snapshots_by_app on snapshots (app, number);

create table deploy_tokens (
  id text primary key,
  app text not null,
  name text not null,
  token_hash text not null unique,
  created_at text not null,
  expires_at text not null,
  revoked_at text
);

create table team_packages (
  name text not null,
  version text not null,
  manifest text not null,
  changelog text not null,
  integrity text not null,
  shasum text not null,
  published_at text not null,
  constraint team_packages_pk primary key (name, version)
);

create table release_outcomes (
  app text not null,
  version text not null,
  source text not null,
  minute text not null,
  loads integer not null,
  failures integer not null,
  load_ms integer not null,
  constraint release_outcomes_key primary key (app, version, source, minute)
);

create table release_errors (
  app text not null,
  version text not null,
  fingerprint text not null,
  name text not null,
  message text not null,
  stack text,
  browser text not null,
  count integer not null,
  first_at text not null,
  last_at text not null,
  constraint release_errors_pk primary key (app, version, fingerprint)
);

create table release_error_browsers (
  app text not null,
  version text not null,
  fingerprint text not null,
  browser text not null,
  count integer not null,
  constraint release_error_browsers_pk primary key (app, version, fingerprint, browser)
);

create table release_vitals (
  app text not null,
  version text not null,
  metric text not null,
  hour text not null,
  bucket integer not null,
  count integer not null,
  constraint release_vitals_pk primary key (app, version, metric, hour, bucket)
);
