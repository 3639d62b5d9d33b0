import type { Appointment } from '@rangmala/shared/contract';
import { formatDayWithoutYear } from '@rangmala/shared/format';

/** Joins what the customer has said beside the idea: “Wedding · Posters · needed by Friday, 4 December”; '' without any. */
export const describeWishes = ({
  occasion,
  product,
  needed_by,
}: Pick<Appointment, 'occasion' | 'product' | 'needed_by'>): string =>
  [occasion, product, needed_by && `needed by ${formatDayWithoutYear(needed_by)}`]
    .filter(Boolean)
    .join(' · ');
