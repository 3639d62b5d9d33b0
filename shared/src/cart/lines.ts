import { MAX_QUANTITY } from '../contract/rules.ts';

export { MAX_QUANTITY };

/** A picture that the customer uploaded, with its URLs and the name of the file. */
export interface CustomDesign {
  url: string;
  name: string;
  thumbnail: string;
}

/** The id of a design, and the token that gives access to the design. */
export interface LineDesign {
  id: string;
  token: string;
}

/** The properties that distinguish lines of one product. `options` omits default values. */
export interface LineVariant {
  customDesign?: CustomDesign | undefined;
  options?: Readonly<Record<string, string>> | undefined;
  design?: LineDesign | undefined;
}

/** A line of the cart. `price` is the price in rupees at the time when the line was added. */
export interface CartLine {
  id: string;
  name: string;
  price: number;
  image: string;
  quantity: number;
  customDesign?: CustomDesign;
  options?: Readonly<Record<string, string>>;
  design?: LineDesign;
}

/** The fields of a product that the cart stores. */
export type CartProduct = Pick<CartLine, 'id' | 'name' | 'price' | 'image'>;

/** Returns the same key for lines with the same product, options, design and uploaded picture. */
export function getLineKey(line: LineVariant & Pick<CartLine, 'id'>): string {
  const choices = Object.entries(line.options ?? {})
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  return [line.id, ...choices, line.design?.id, line.customDesign?.url].filter(Boolean).join(' ');
}

/** Returns the line of a product with default options and without a design or uploaded picture, if any. */
export function findLineWithoutDesign(lines: readonly CartLine[], id: string): CartLine | undefined {
  return lines.find((line) => getLineKey(line) === id);
}

/** Returns the sum of the quantities of all lines. */
export function sumQuantities(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/**
 * Increases the quantity of the line with the same key ({@link getLineKey}), or adds a line. The quantity is limited to
 * {@link MAX_QUANTITY}. Changes nothing when `quantity` is not a positive integer.
 */
export function addLine(
  lines: readonly CartLine[],
  product: CartProduct,
  variant: LineVariant = {},
  quantity = 1,
): readonly CartLine[] {
  if (!Number.isInteger(quantity) || quantity < 1) return lines;
  const { id, name, price, image } = product;
  const line: CartLine = { id, name, price, image, quantity: 0, ...pickVariantFields(variant) };
  const key = getLineKey(line);
  const oldQuantity = getLineQuantity(lines, key);
  return setLineQuantity(oldQuantity === 0 ? [...lines, line] : lines, key, oldQuantity + quantity);
}

/** Changes the options of a line. If another line then has the same key, merges the two lines. */
export function changeLineOptions(
  lines: readonly CartLine[],
  key: string,
  options: Readonly<Record<string, string>>,
): readonly CartLine[] {
  const line = lines.find((candidate) => getLineKey(candidate) === key);
  if (!line) return lines;
  const { options: _oldOptions, ...rest } = line;
  const changedLine: CartLine = { ...rest, ...pickVariantFields({ options }) };
  const duplicate = lines.find(
    (candidate) => candidate !== line && getLineKey(candidate) === getLineKey(changedLine),
  );
  if (!duplicate) return lines.map((candidate) => (candidate === line ? changedLine : candidate));
  const quantity = Math.min(duplicate.quantity + line.quantity, MAX_QUANTITY);
  return lines
    .filter((candidate) => candidate !== line)
    .map((candidate) => (candidate === duplicate ? { ...candidate, quantity } : candidate));
}

/** Replaces the design `id` in every line that has this design. */
export function replaceLineDesign(
  lines: readonly CartLine[],
  id: string,
  design: LineDesign,
): readonly CartLine[] {
  return lines.map((line) => (line.design?.id === id ? { ...line, design } : line));
}

function pickVariantFields({
  customDesign,
  options,
  design,
}: LineVariant): Pick<CartLine, keyof LineVariant> {
  return {
    ...(customDesign && { customDesign }),
    ...(options && Object.keys(options).length > 0 && { options }),
    ...(design && { design }),
  };
}

/** Increases a line's quantity by 1, up to {@link MAX_QUANTITY}. */
export function increaseLine(lines: readonly CartLine[], key: string): readonly CartLine[] {
  return setLineQuantity(lines, key, getLineQuantity(lines, key) + 1);
}

/** Decreases a line's quantity by 1, down to 1. */
export function decreaseLine(lines: readonly CartLine[], key: string): readonly CartLine[] {
  return setLineQuantity(lines, key, Math.max(1, getLineQuantity(lines, key) - 1));
}

/** Removes a line. Returns the lines unchanged for an unknown key. */
export function removeLine(lines: readonly CartLine[], key: string): readonly CartLine[] {
  return setLineQuantity(lines, key, 0);
}

/** Sets a line's quantity, limited to {@link MAX_QUANTITY}. Removes the line when the quantity is 0 or less. */
function setLineQuantity(
  lines: readonly CartLine[],
  key: string,
  requestedQuantity: number,
): readonly CartLine[] {
  const quantity = Math.min(requestedQuantity, MAX_QUANTITY);
  const existingLine = lines.find((line) => getLineKey(line) === key);
  if (!existingLine) return lines;
  if (quantity <= 0) return lines.filter((line) => line !== existingLine);
  if (quantity === existingLine.quantity) return lines;
  return lines.map((line) => (line === existingLine ? { ...line, quantity } : line));
}

function getLineQuantity(lines: readonly CartLine[], key: string): number {
  return lines.find((line) => getLineKey(line) === key)?.quantity ?? 0;
}
