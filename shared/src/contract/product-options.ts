import type { PictureChoices, ProductOption } from './product-details.ts';

/** Values of options by option name. */
export type ChosenOptions = Record<string, string>;

/** A value for every option, or a message about an invalid choice. */
type CompletedOptions =
  { chosenOptions: ChosenOptions; problem?: undefined } | { chosenOptions?: undefined; problem: string };

/**
 * Returns a value for every option, using defaults for omitted options. For an unknown option, or an unknown or
 * unavailable value, returns the problem.
 */
export function completeOptions(
  options: readonly ProductOption[],
  requestedOptions: Readonly<ChosenOptions>,
): CompletedOptions {
  const unknownOption = Object.keys(requestedOptions).find(
    (name) => !options.some((option) => option.name === name),
  );
  if (unknownOption !== undefined) return { problem: `This product has no option “${unknownOption}”.` };
  const chosenOptions: ChosenOptions = {};
  for (const { name, label, default: fallback, values } of options) {
    const requestedValue = requestedOptions[name] ?? fallback;
    const value = values.find((optionValue) => optionValue.value === requestedValue);
    if (!value) return { problem: `“${requestedValue}” is not a choice for ${label}.` };
    if (!value.available) return { problem: `${label} ${value.label} is not available right now.` };
    chosenOptions[name] = requestedValue;
  }
  return { chosenOptions };
}

/** Returns a value for every option: the requested value when it is available, otherwise the default. */
export function resolveAvailableOptions(
  options: readonly ProductOption[],
  requestedOptions: Readonly<ChosenOptions>,
): ChosenOptions {
  return Object.fromEntries(
    options.map(({ name, default: fallback, values }) => {
      const isAvailable = values.some(
        ({ value, available }) => available && value === requestedOptions[name],
      );
      return [name, isAvailable ? (requestedOptions[name] ?? fallback) : fallback];
    }),
  );
}

/** Returns only the values that differ from the defaults, as a cart line stores them. */
export function omitDefaultOptions(
  options: readonly ProductOption[],
  chosenOptions: Readonly<ChosenOptions>,
): ChosenOptions {
  return Object.fromEntries(
    options.flatMap(({ name, default: fallback }) => {
      const value = chosenOptions[name];
      return value === undefined || value === fallback ? [] : [[name, value]];
    }),
  );
}

/**
 * Returns the unit price in paise with the chosen values. An omitted option counts as its default.
 * @param pricePaise the product's price without price differences
 */
export function computeUnitPricePaise(
  pricePaise: number,
  options: readonly ProductOption[],
  chosenOptions: Readonly<ChosenOptions>,
): number {
  return options.reduce((sum, { name, default: fallback, values }) => {
    const value = values.find((optionValue) => optionValue.value === (chosenOptions[name] ?? fallback));
    return sum + Math.round((value?.price_difference ?? 0) * 100);
  }, pricePaise);
}

/** Returns the unit price in rupees with the chosen values. `price` is the product's price in rupees. */
export function computeUnitPrice(
  price: number,
  options: readonly ProductOption[] | undefined,
  chosenOptions: Readonly<ChosenOptions> | undefined,
): number {
  return computeUnitPricePaise(Math.round(price * 100), options ?? [], chosenOptions ?? {}) / 100;
}

/** Returns name and label of every option. `value` is the label of the chosen value or of the default. */
export function listChoiceLabels(
  options: readonly ProductOption[],
  chosenOptions: Readonly<ChosenOptions>,
): { name: string; label: string; value: string }[] {
  return options.map(({ name, label, default: fallback, values }) => {
    const requestedValue = chosenOptions[name] ?? fallback;
    return {
      name,
      label,
      value: values.find(({ value }) => value === requestedValue)?.label ?? requestedValue,
    };
  });
}

/**
 * Returns the pictures that fit the choices. Pictures that show the most choices come first. When no fitting picture
 * shows a choice, the product's first picture comes first, even if it does not fit the choices.
 * @param chosenOptions a value for every option
 */
export function listMatchingImages<Image extends PictureChoices>(
  images: readonly Image[],
  chosenOptions: Readonly<ChosenOptions>,
): Image[] {
  const listOptionNames = ({ options: values = {} }: Image) => Object.keys(values);
  const matchingImages = images
    .filter((image) => listOptionNames(image).every((name) => chosenOptions[name] === image.options?.[name]))
    .sort((a, b) => listOptionNames(b).length - listOptionNames(a).length);
  const [firstImage] = images;
  const [bestImage] = matchingImages;
  return !firstImage || bestImage === firstImage || (bestImage && listOptionNames(bestImage).length > 0)
    ? matchingImages
    : [firstImage, ...matchingImages];
}
