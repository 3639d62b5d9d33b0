export { formatDay, formatTime, formatDayWithoutYear } from './date-time.ts';
export { formatRupees } from './rupees.ts';
