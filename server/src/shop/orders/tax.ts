/**
 * The taxable value and the GST of a price, in paise. `cgst` and `sgst` apply to deliveries within the shop's state,
 * `igst` to deliveries to other states.
 */
export interface Tax {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

/** Standard rate of GST in hundredths of a percent, for products without a tax rate. */
export const STANDARD_RATE = 1800;

/**
 * Splits a price that includes GST. `gross` is in paise, `rate` in hundredths of a percent (1800 is 18 %). The parts
 * add up to the price. `cgst` equals `sgst`: half the tax is rounded, and the taxable value is the rest.
 */
export function splitIncludedTax(gross: number, rate: number, isWithinState: boolean): Tax {
  const taxable = Math.round((gross * 10_000) / (10_000 + rate));
  const tax = gross - taxable;
  if (!isWithinState) return { taxable, cgst: 0, sgst: 0, igst: tax };
  const half = Math.round(tax / 2);
  return { taxable: gross - 2 * half, cgst: half, sgst: half, igst: 0 };
}
