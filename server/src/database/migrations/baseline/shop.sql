create table categories (
  slug text primary key,
  name text not null unique,
  hero_image text not null,
  placeholder text,
  position integer not null
);

create table products (
  id text primary key,
  category_slug text not null references categories (slug),
  name text not null,
  price_paise integer not null,
  description text not null,
  position integer not null,
  -- Pieces in stock; null when the stock is not counted.
  stock integer constraint products_not_oversold check (stock >= 0),
  hsn text,
  gst_rate_hundredths integer,
  country_of_origin text,
  -- JSON of the contract's productDetailsSchema, without the views.
  details text not null default '{}',
  -- JSON: the photographs with print areas. In a column of their own, because they are large.
  views text not null default '[]'
);
create index products_of_category on products (category_slug, position, id);

create table product_images (
  product_id text not null references products (id) on delete cascade,
  position integer not null,
  url text not null,
  placeholder text,
  label text,
  options text not null default '{}',
  constraint product_images_key primary key (product_id, position)
);

create table ordered_products (
  id text primary key,
  content text not null
);

-- No foreign key of product_id: designs stay when their product is deleted.
create table designs (
  id text primary key,
  token_hash text not null,
  user_id text references users (id) on delete set null,
  product_id text not null,
  content text not null,
  created_at text not null,
  updated_at text not null,
  ordered_at text,
  ordered_product_id text references ordered_products (id),
  address_hash text,
  guest_hash text,
  revision integer not null default 0,
  editor_id text
);
create index designs_of_user on designs (user_id);
create index designs_by_change on designs (updated_at) where ordered_at is null;
create index designs_of_address on designs (address_hash, created_at);
create index designs_of_guest on designs (guest_hash, created_at);

create table design_assets (
  id text primary key,
  design_id text not null references designs (id) on delete cascade,
  key text not null,
  type text not null,
  width integer not null,
  height integer not null,
  sha256 text not null,
  created_at text not null,
  tones text,
  bytes integer not null default 0,
  address_hash text,
  guest_hash text,
  file_sha256 text,
  constraint design_assets_content unique (design_id, sha256)
);
create index design_assets_of_address on design_assets (address_hash, created_at);
create index design_assets_of_guest on design_assets (guest_hash, created_at);

create table print_jobs (
  line_id text primary key,
  design_id text not null references designs (id),
  job text not null,
  status text not null,
  files text not null,
  attempts integer not null,
  due_at text not null,
  claim text,
  problem text,
  created_at text not null
);
create index print_jobs_due on print_jobs (status, due_at);

create table orders (
  id text primary key,
  number text not null unique,
  user_id text references users (id) on delete set null,
  email text not null,
  name text not null,
  phone text not null,
  pin text not null,
  line1 text not null,
  area text not null,
  landmark text not null,
  city text not null,
  state text not null,
  gstin text not null,
  gift_note text not null,
  payment_method text not null,
  status text not null,
  payment_status text not null,
  items_paise integer not null,
  shipping_paise integer not null,
  cgst_paise integer not null,
  sgst_paise integer not null,
  igst_paise integer not null,
  total_paise integer not null,
  paid_paise integer not null,
  refunded_paise integer not null,
  stock_held integer not null,
  due_at text,
  idempotency_scope text not null,
  idempotency_key text not null,
  request_hash text not null,
  version integer not null,
  placed_at text not null,
  constraint orders_one_per_key unique (idempotency_scope, idempotency_key),
  constraint orders_sum check (total_paise = items_paise + shipping_paise),
  constraint orders_refunds check (refunded_paise <= paid_paise)
);
create index orders_of_user on orders (user_id, placed_at);
create index orders_of_email on orders (email, placed_at);
create index orders_by_due on orders (due_at);
create index orders_by_status on orders (status, placed_at);

create table order_lines (
  order_id text not null references orders (id),
  position integer not null,
  product_id text not null,
  name text not null,
  image text not null,
  options text not null,
  choices text not null,
  hsn text not null,
  country_of_origin text not null,
  design_id text,
  custom_design_url text,
  custom_design_name text,
  quantity integer not null,
  unit_price_paise integer not null,
  total_paise integer not null,
  gst_rate_hundredths integer not null,
  taxable_paise integer not null,
  cgst_paise integer not null,
  sgst_paise integer not null,
  igst_paise integer not null,
  refunded_paise integer not null,
  constraint order_lines_key primary key (order_id, position),
  constraint order_lines_sum check (total_paise = unit_price_paise * quantity),
  constraint order_lines_tax check (total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise)
);

-- The status of an order is derived from its events. Events are never updated.
create table order_events (
  order_id text not null references orders (id),
  position integer not null,
  kind text not null,
  actor text not null,
  reason text not null,
  data text not null,
  at text not null,
  constraint order_events_key primary key (order_id, position)
);
create index order_events_by_time on order_events (at);

create table payment_attempts (
  order_id text not null references orders (id),
  gateway text not null,
  gateway_order_id text,
  amount_paise integer not null,
  claimed_until text,
  checks integer not null,
  check_at text,
  created_at text not null,
  -- One gateway order per order and gateway, even when the customer starts the payment again.
  constraint payment_attempts_key primary key (order_id, gateway),
  constraint payment_attempts_of_gateway unique (gateway, gateway_order_id)
);
create index payment_attempts_by_check on payment_attempts (check_at);

create table payment_events (
  gateway text not null,
  event_id text not null,
  body text not null,
  received_at text not null,
  applied_at text,
  tries integer not null,
  due_at text,
  constraint payment_events_key primary key (gateway, event_id)
);
create index payment_events_by_due on payment_events (due_at);

create table payments (
  gateway text not null,
  payment_id text not null,
  order_id text not null references orders (id),
  -- The order that this payment pays for; null for a payment that is refunded because it is surplus or has a wrong
  -- amount. Unique, because an order is paid for once.
  pays_order_id text unique,
  amount_paise integer not null,
  captured_at text not null,
  constraint payments_key primary key (gateway, payment_id)
);
create index payments_of_order on payments (order_id);

create table refunds (
  id text primary key,
  order_id text not null references orders (id),
  gateway text not null,
  payment_id text not null,
  amount_paise integer not null,
  status text not null,
  gateway_refund_id text,
  reason text not null,
  tries integer not null,
  due_at text,
  created_at text not null,
  constraint refunds_of_gateway unique (gateway, gateway_refund_id)
);
create index refunds_by_due on refunds (due_at);
create index refunds_of_order on refunds (order_id);

create table document_series (
  name text primary key,
  last integer not null
);

create table documents (
  number text primary key,
  series text not null,
  sequence integer not null,
  kind text not null,
  order_id text not null references orders (id),
  -- `invoice`, or a random id for a credit note. An order has at most one document per subject.
  subject text not null,
  content text not null,
  issued_at text not null,
  constraint documents_in_series unique (series, sequence),
  constraint documents_of_order unique (order_id, subject)
);

-- The data that a real gateway stores itself.
create table test_gateway_records (
  id text primary key,
  kind text not null,
  parent_id text not null,
  unique_key text unique,
  content text not null,
  created_at text not null
);
create index test_gateway_records_of_parent on test_gateway_records (parent_id, kind);

create table grievances (
  id text primary key,
  name text not null,
  email text not null,
  order_number text not null,
  message text not null,
  status text not null,
  created_at text not null,
  due_at text not null,
  number text not null unique,
  reminded_at text
);
create index grievances_by_due on grievances (status, due_at);
create index grievances_of_email on grievances (email);

create table grievance_answers (
  grievance_id text not null references grievances (id) on delete cascade,
  position integer not null,
  text text not null,
  at text not null,
  constraint grievance_answers_key primary key (grievance_id, position)
);
