/**
 * Matches each digit that precedes a comma. In Indian notation, the last three digits are a group, and the digits
 * before them are pairs.
 */
const BEFORE_COMMA = /\d(?=(\d\d)+\d$)/g;

/**
 * Formats an amount in rupees with two decimals: `₹1,49,900.00`. Does not use `Intl.NumberFormat`, because creating a
 * formatter takes several milliseconds of the browser's main thread.
 */
export function formatRupees(amount: number): string {
  const [rupees = '', paise = ''] = Math.abs(amount).toFixed(2).split('.');
  return `${amount < 0 ? '-' : ''}₹${rupees.replace(BEFORE_COMMA, '$&,')}.${paise}`;
}
