export { formatDay, formatTime, formatDayWithoutYear } from './date-time.ts';

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Writes an amount in rupees as the shop shows it: `₹1,499.00`, always with two decimals. */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}
