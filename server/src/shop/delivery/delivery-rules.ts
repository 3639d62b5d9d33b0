import * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { parseJson } from '../../database/column-values.ts';

const pinPrefixSchema = z
  .string()
  .check(z.regex(/^[1-9]\d{0,5}$/, 'must be the first digits of PIN codes, such as 506'));
const dateSchema = z.iso.date('must be a date such as 2026-11-08');

const daysSchema = z.int().check(z.nonnegative(), z.maximum(60));
const checkDays = z.refine<{ from: number; to: number }>(
  ({ from, to }) => from <= to,
  '"from" must not be after "to"',
);
const transitSchema = z.strictObject({ from: daysSchema, to: daysSchema }).check(checkDays);
/** Working days from dispatch to arrival; `express` are those of an express parcel, where the carrier takes them. */
const transitShape = { ...transitSchema.shape, express: z.optional(transitSchema) };

/** PIN codes that the carrier reaches in the same time. */
const deliveryZoneSchema = z
  .strictObject({
    name: z.string().check(z.minLength(1)),
    /** First digits of the zone's PIN codes. The longest prefix of all zones decides. */
    pins: z.array(pinPrefixSchema),
    ...transitShape,
  })
  .check(checkDays);

/** The data of a shop from which arrival dates are computed. The field `delivery` of `shop.json` replaces parts of it. */
const deliveryRulesSchema = z.strictObject({
  zones: z.array(deliveryZoneSchema),
  /** Days to the PIN codes of no zone. */
  elsewhere: z.strictObject(transitShape).check(checkDays),
  /** First digits of PIN codes to which no carrier delivers. */
  unserved: z.array(pinPrefixSchema),
  /** Hour of the studio's day before which an order counts for this day. */
  cut_off_hour: z.int().check(z.minimum(1), z.maximum(23)),
  /** Days of the week without work: 0 is Monday, 6 is Sunday. */
  weekend: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.maxLength(6)),
  /** Holidays of each year as month and day: 01-26. */
  yearly_holidays: z.array(
    z.string().check(z.regex(/^\d\d-\d\d$/, 'must be a month and a day such as 01-26')),
  ),
  /** Other holidays. */
  holidays: z.array(dateSchema),
});

export type DeliveryRules = z.infer<typeof deliveryRulesSchema>;

/** What the owner states in `shop.json`. Each given field replaces the default field. */
export const deliveryRulesChangeSchema = z.partial(deliveryRulesSchema);

/**
 * The rules of a studio in Telangana. The dated holidays are those of the state's lists that can fall on any weekday;
 * holidays that follow the moon may move by a day.
 */
export const DEFAULT_DELIVERY_RULES: DeliveryRules = {
  zones: [
    { name: 'Telangana', pins: ['50'], from: 2, to: 3, express: { from: 1, to: 1 } },
    {
      name: 'Large cities',
      pins: ['110', '380', '400', '411', '560', '600', '700'],
      from: 2,
      to: 4,
      express: { from: 1, to: 2 },
    },
    {
      name: 'Remote',
      // Jammu, Kashmir and Ladakh, Sikkim and the North-East, Andaman and Nicobar, Lakshadweep.
      pins: ['18', '19', '737', '744', '78', '79', '68255'],
      from: 5,
      to: 8,
    },
  ],
  elsewhere: { from: 3, to: 6, express: { from: 2, to: 3 } },
  // Prefixes that India Post has not assigned, and 9: couriers do not deliver to army post offices.
  unserved: ['10', '29', '35', '54', '55', '65', '66', '86', '87', '88', '89', '9'],
  cut_off_hour: 14,
  weekend: [6],
  yearly_holidays: ['01-26', '08-15', '10-02', '12-25'],
  holidays: [
    '2026-01-15', // Sankranti
    '2026-03-03', // Holi
    '2026-03-19', // Ugadi
    '2026-03-21', // Eid al-Fitr
    '2026-03-27', // Sri Rama Navami
    '2026-04-03', // Good Friday
    '2026-05-27', // Eid al-Adha
    '2026-06-02', // Telangana Formation Day
    '2026-09-14', // Vinayaka Chavithi
    '2026-10-20', // Dussehra
    '2026-11-08', // Deepavali
    '2027-01-15', // Sankranti
    '2027-03-10', // Eid al-Fitr
    '2027-03-22', // Holi
    '2027-03-26', // Good Friday
    '2027-04-07', // Ugadi
    '2027-04-15', // Sri Rama Navami
    '2027-05-17', // Eid al-Adha
    '2027-06-02', // Telangana Formation Day
    '2027-09-04', // Vinayaka Chavithi
    '2027-10-09', // Dussehra
    '2027-10-29', // Deepavali
  ],
};

const ROW_ID = 'shop';

/** Returns the shop's rules: the defaults with the owner's changes. `db` may be a transaction. */
export async function readDeliveryRules(db: Database): Promise<DeliveryRules> {
  const row = await db
    .selectFrom('delivery_rules')
    .select('changes')
    .where('id', '=', ROW_ID)
    .executeTakeFirst();
  return Object.assign({}, DEFAULT_DELIVERY_RULES, row && parseJson(deliveryRulesChangeSchema, row.changes));
}

/** Replaces the owner's changes of the default rules. */
export async function saveDeliveryRules(
  db: Database,
  rules: z.infer<typeof deliveryRulesChangeSchema>,
): Promise<void> {
  const changes = JSON.stringify(rules);
  await db
    .insertInto('delivery_rules')
    .values({ id: ROW_ID, changes })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ changes }))
    .execute();
}
