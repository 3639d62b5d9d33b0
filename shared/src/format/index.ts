export { formatDay, formatTime, formatDayWithoutYear } from './date-time.ts';

const rupeeFormat = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Formats an amount in rupees with two decimals: `₹1,499.00`. */
export function formatRupees(amount: number): string {
  return rupeeFormat.format(amount);
}
