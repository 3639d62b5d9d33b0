import { type Kysely, sql } from 'kysely';

/**
 * Adds the tables of orders, payments and documents, of the products' tax rates, stock and origins, and of the test
 * gateway.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createOrders(db);
  await createPayments(db);
  await createDocuments(db);
  await createTaxRatesStockAndOrigins(db);
  await createTestGateway(db);
}

async function createOrders({ schema }: Kysely<unknown>): Promise<void> {
  let orders = schema
    .createTable('orders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'));
  for (const name of [
    'email',
    'name',
    'phone',
    'pin',
    'line1',
    'area',
    'landmark',
    'city',
    'state',
    'gstin',
  ]) {
    orders = orders.addColumn(name, 'text', (column) => column.notNull());
  }
  orders = orders
    .addColumn('gift_note', 'text', (column) => column.notNull())
    .addColumn('payment_method', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('payment_status', 'text', (column) => column.notNull());
  for (const name of ['items', 'shipping', 'cgst', 'sgst', 'igst', 'total', 'paid', 'refunded']) {
    orders = orders.addColumn(`${name}_paise`, 'integer', (column) => column.notNull());
  }
  await orders
    .addColumn('stock_held', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addColumn('idempotency_scope', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('placed_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('orders_one_per_key', ['idempotency_scope', 'idempotency_key'])
    .addCheckConstraint('orders_sum', sql`total_paise = items_paise + shipping_paise`)
    .addCheckConstraint('orders_refunds', sql`refunded_paise <= paid_paise`)
    .execute();
  await schema.createIndex('orders_of_user').on('orders').columns(['user_id', 'placed_at']).execute();
  await schema.createIndex('orders_of_email').on('orders').columns(['email', 'placed_at']).execute();
  await schema.createIndex('orders_by_due').on('orders').column('due_at').execute();
  await schema.createIndex('orders_by_status').on('orders').columns(['status', 'placed_at']).execute();

  let lines = schema
    .createTable('order_lines')
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('position', 'integer', (column) => column.notNull());
  for (const name of ['product_id', 'name', 'image', 'options', 'choices', 'hsn', 'country_of_origin']) {
    lines = lines.addColumn(name, 'text', (column) => column.notNull());
  }
  for (const name of ['design_id', 'custom_design_url', 'custom_design_name']) {
    lines = lines.addColumn(name, 'text');
  }
  for (const name of [
    'quantity',
    'unit_price_paise',
    'total_paise',
    'gst_rate_hundredths',
    'taxable_paise',
    'cgst_paise',
    'sgst_paise',
    'igst_paise',
    'refunded_paise',
  ]) {
    lines = lines.addColumn(name, 'integer', (column) => column.notNull());
  }
  await lines
    .addPrimaryKeyConstraint('order_lines_key', ['order_id', 'position'])
    .addCheckConstraint('order_lines_sum', sql`total_paise = unit_price_paise * quantity`)
    .addCheckConstraint(
      'order_lines_tax',
      sql`total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise`,
    )
    .execute();

  // The status of an order is derived from its events. Events are never updated.
  await schema
    .createTable('order_events')
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_events_key', ['order_id', 'position'])
    .execute();
  await schema.createIndex('order_events_by_time').on('order_events').column('at').execute();
}

async function createPayments({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('payment_attempts')
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('gateway', 'text', (column) => column.notNull())
    .addColumn('gateway_order_id', 'text')
    .addColumn('amount_paise', 'integer', (column) => column.notNull())
    .addColumn('claimed_until', 'text')
    .addColumn('checks', 'integer', (column) => column.notNull())
    .addColumn('check_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    // Allows one gateway order per order and gateway, even when the customer starts the payment again.
    .addPrimaryKeyConstraint('payment_attempts_key', ['order_id', 'gateway'])
    .addUniqueConstraint('payment_attempts_of_gateway', ['gateway', 'gateway_order_id'])
    .execute();
  await schema.createIndex('payment_attempts_by_check').on('payment_attempts').column('check_at').execute();

  await schema
    .createTable('payment_events')
    .addColumn('gateway', 'text', (column) => column.notNull())
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addPrimaryKeyConstraint('payment_events_key', ['gateway', 'event_id'])
    .execute();
  await schema.createIndex('payment_events_by_due').on('payment_events').column('due_at').execute();

  await schema
    .createTable('payments')
    .addColumn('gateway', 'text', (column) => column.notNull())
    .addColumn('payment_id', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    // The order that this payment pays for; null for a payment that is refunded because it is surplus or has a wrong
    // amount. Unique, because an order is paid for once.
    .addColumn('pays_order_id', 'text', (column) => column.unique())
    .addColumn('amount_paise', 'integer', (column) => column.notNull())
    .addColumn('captured_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('payments_key', ['gateway', 'payment_id'])
    .execute();
  await schema.createIndex('payments_of_order').on('payments').column('order_id').execute();

  await schema
    .createTable('refunds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('gateway', 'text', (column) => column.notNull())
    .addColumn('payment_id', 'text', (column) => column.notNull())
    .addColumn('amount_paise', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('gateway_refund_id', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('refunds_of_gateway', ['gateway', 'gateway_refund_id'])
    .execute();
  await schema.createIndex('refunds_by_due').on('refunds').column('due_at').execute();
  await schema.createIndex('refunds_of_order').on('refunds').column('order_id').execute();
}

async function createDocuments({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('document_series')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('documents')
    .addColumn('number', 'text', (column) => column.primaryKey())
    .addColumn('series', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    // `invoice`, or a random id for a credit note. An order has at most one document per subject.
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('issued_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('documents_in_series', ['series', 'sequence'])
    .addUniqueConstraint('documents_of_order', ['order_id', 'subject'])
    .execute();
}

async function createTaxRatesStockAndOrigins({ schema }: Kysely<unknown>): Promise<void> {
  // No foreign keys: the tax history stays when an import deletes a product.
  await schema
    .createTable('product_tax_rates')
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('valid_from', 'text', (column) => column.notNull())
    .addColumn('hsn', 'text', (column) => column.notNull())
    .addColumn('gst_rate_hundredths', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_tax_rates_key', ['product_id', 'valid_from'])
    .execute();
  await schema
    .createTable('product_stock')
    .addColumn('product_id', 'text', (column) => column.primaryKey())
    .addColumn('available', 'integer', (column) => column.notNull())
    .addCheckConstraint('product_stock_not_oversold', sql`available >= 0`)
    .execute();
  await schema
    .createTable('product_origins')
    .addColumn('product_id', 'text', (column) => column.primaryKey())
    .addColumn('country', 'text', (column) => column.notNull())
    .execute();
}

/** Adds the table of the test gateway. A real gateway stores this data itself. */
async function createTestGateway({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('test_gateway_records')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('parent_id', 'text', (column) => column.notNull())
    .addColumn('unique_key', 'text', (column) => column.unique())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('test_gateway_records_of_parent')
    .on('test_gateway_records')
    .columns(['parent_id', 'kind'])
    .execute();
}
