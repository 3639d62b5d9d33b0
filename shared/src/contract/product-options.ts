import type { ProductOption } from './product-details.ts';

/** Chosen values by option name. */
export type ChosenOptions = Record<string, string>;

/** A value for every option, or a message about an invalid choice. */
export type CompletedOptions =
  { chosen: ChosenOptions; problem?: undefined } | { chosen?: undefined; problem: string };

/** Fills in the defaults of omitted options; an unknown or unavailable value is a problem. */
export function completeOptions(
  options: readonly ProductOption[],
  wanted: Readonly<ChosenOptions>,
): CompletedOptions {
  const invented = Object.keys(wanted).find((name) => !options.some((option) => option.name === name));
  if (invented !== undefined) return { problem: `This product has no option “${invented}”.` };
  const chosen: ChosenOptions = {};
  for (const { name, label, default: usual, values } of options) {
    const wish = wanted[name] ?? usual;
    const value = values.find((each) => each.value === wish);
    if (!value) return { problem: `“${wish}” is not a choice for ${label}.` };
    if (!value.available) return { problem: `${label} ${value.label} is not available right now.` };
    chosen[name] = wish;
  }
  return { chosen };
}

/** Returns a value for every option: the wished one where it is available, else the default. */
export function nearestOptions(
  options: readonly ProductOption[],
  wanted: Readonly<ChosenOptions>,
): ChosenOptions {
  return Object.fromEntries(
    options.map(({ name, default: usual, values }) => {
      const isThere = values.some(({ value, available }) => available && value === wanted[name]);
      return [name, isThere ? (wanted[name] ?? usual) : usual];
    }),
  );
}

/** Returns only the values that differ from the defaults, as a cart line stores them. */
export function differingOptions(
  options: readonly ProductOption[],
  chosen: Readonly<ChosenOptions>,
): ChosenOptions {
  return Object.fromEntries(
    options.flatMap(({ name, default: usual }) => {
      const value = chosen[name];
      return value === undefined || value === usual ? [] : [[name, value]];
    }),
  );
}

/**
 * Returns the unit price in paise with these values; an omitted option counts as its default.
 * @param pricePaise the product's own price
 */
export function unitPricePaise(
  pricePaise: number,
  options: readonly ProductOption[],
  chosen: Readonly<ChosenOptions>,
): number {
  return options.reduce((sum, { name, default: usual, values }) => {
    const value = values.find((each) => each.value === (chosen[name] ?? usual));
    return sum + Math.round((value?.price_difference ?? 0) * 100);
  }, pricePaise);
}

/** Returns the unit price in rupees, as the API gives prices. */
export function unitPrice(
  price: number,
  options: readonly ProductOption[] | undefined,
  chosen: Readonly<ChosenOptions> | undefined,
): number {
  return unitPricePaise(Math.round(price * 100), options ?? [], chosen ?? {}) / 100;
}

/** Returns the chosen values as labels: `[{label: 'Size', value: 'M'}]`. */
export function choiceLabels(
  options: readonly ProductOption[],
  chosen: Readonly<ChosenOptions>,
): { name: string; label: string; value: string }[] {
  return options.map(({ name, label, default: usual, values }) => {
    const wish = chosen[name] ?? usual;
    return { name, label, value: values.find(({ value }) => value === wish)?.label ?? wish };
  });
}
