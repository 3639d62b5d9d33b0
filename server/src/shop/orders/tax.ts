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

/**
 * Returns the GST rate of the shipping of goods. Shipping that the seller charges is part of the value of the goods
 * (section 15(2)(c) of the CGST Act) and part of one composite supply, which is taxed like its principal supply (section
 * 8(a)). With goods of several rates the highest one applies, as for a mixed supply (section 8(b)), so that no tax is
 * missing.
 */
export const findHighestRate = (lines: readonly { gst_rate_hundredths: number }[]): number =>
  Math.max(0, ...lines.map((line) => line.gst_rate_hundredths));
