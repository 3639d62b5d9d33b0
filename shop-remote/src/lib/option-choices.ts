import type { ProductOption } from '@rangmala/shared/contract';
import type { Choice } from '@rangmala/shared/ui';

/** Returns the values of an option as radio buttons. */
export function toOptionChoices({ values }: ProductOption): Choice[] {
  return values.map(({ value, label, price_difference, available, swatch }) => ({
    value,
    label,
    swatch,
    disabled: !available,
    ...(available ? createPriceHint(price_difference) : { hint: 'Sold out' }),
  }));
}

function createPriceHint(rupees: number): { hint: string } | undefined {
  if (rupees === 0) return undefined;
  const amount = Math.abs(rupees).toFixed(2).replace(/\.00$/, '');
  return { hint: `${rupees > 0 ? '+' : '−'}₹${amount}` };
}
