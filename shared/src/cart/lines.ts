/** A customer's own picture for a product: where it was uploaded to, and what the file was called. */
export interface CustomDesign {
  url: string;
  name: string;
  thumbnail: string;
}

/** A design that was made on the product page; the token is what lets this browser see and change it. */
export interface LineDesign {
  id: string;
  token: string;
}

/** What tells two lines of one product apart; `options` holds only choices that differ from the defaults. */
export interface LineVariant {
  customDesign?: CustomDesign | undefined;
  options?: Readonly<Record<string, string>> | undefined;
  design?: LineDesign | undefined;
}

/** One line of the cart. `price` (rupees) is what it was when added; screens show the server's. */
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

/** What a product must bring to be put into the cart. */
export type CartProduct = Pick<CartLine, 'id' | 'name' | 'price' | 'image'>;

/** Most pieces of one line: beyond it, it is a typing error or a case for the contact page. */
export const MAX_QUANTITY = 99;

/** What makes a line a line of its own: its product, its choices and its design. */
export function lineKey(line: LineVariant & Pick<CartLine, 'id'>): string {
  const choices = Object.entries(line.options ?? {})
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  return [line.id, ...choices, line.design?.id, line.customDesign?.url].filter(Boolean).join(' ');
}

/** The line of a product as it is pictured: without a design, every choice its default. */
export function lineWithoutDesign(lines: readonly CartLine[], id: string): CartLine | undefined {
  return lines.find((line) => lineKey(line) === id);
}

/** Sum of the quantities: the number on the cart's badge. */
export function countOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/**
 * Adds pieces of a product: raises the line of the same product, choices and design, or begins one.
 * A quantity below 1 or not whole adds nothing.
 */
export function addTo(
  lines: readonly CartLine[],
  product: CartProduct,
  variant: LineVariant = {},
  quantity = 1,
): readonly CartLine[] {
  if (!Number.isInteger(quantity) || quantity < 1) return lines;
  const { id, name, price, image } = product;
  const line: CartLine = { id, name, price, image, quantity: 0, ...present(variant) };
  const key = lineKey(line);
  const before = quantityOf(lines, key);
  return withQuantity(before === 0 ? [...lines, line] : lines, key, before + quantity);
}

/** Gives a line other choices; it joins the line that has them already, if there is one. */
export function chooseIn(
  lines: readonly CartLine[],
  key: string,
  options: Readonly<Record<string, string>>,
): readonly CartLine[] {
  const line = lines.find((each) => lineKey(each) === key);
  if (!line) return lines;
  const { options: _before, ...rest } = line;
  const changed: CartLine = { ...rest, ...present({ options }) };
  const twin = lines.find((each) => each !== line && lineKey(each) === lineKey(changed));
  if (!twin) return lines.map((each) => (each === line ? changed : each));
  const quantity = Math.min(twin.quantity + line.quantity, MAX_QUANTITY);
  return lines.filter((each) => each !== line).map((each) => (each === twin ? { ...each, quantity } : each));
}

/** A variant without what is undefined or empty. */
function present({ customDesign, options, design }: LineVariant): Pick<CartLine, keyof LineVariant> {
  return {
    ...(customDesign && { customDesign }),
    ...(options && Object.keys(options).length > 0 && { options }),
    ...(design && { design }),
  };
}

/** One piece more of a line, up to {@link MAX_QUANTITY}. */
export function increaseIn(lines: readonly CartLine[], key: string): readonly CartLine[] {
  return withQuantity(lines, key, quantityOf(lines, key) + 1);
}

/** One piece less of a line, but never less than 1: taking a line out is {@link removeFrom}'s. */
export function decreaseIn(lines: readonly CartLine[], key: string): readonly CartLine[] {
  return withQuantity(lines, key, Math.max(1, quantityOf(lines, key) - 1));
}

export function removeFrom(lines: readonly CartLine[], key: string): readonly CartLine[] {
  return withQuantity(lines, key, 0);
}

/** Sets a line's quantity, at most {@link MAX_QUANTITY}; a line at 0 or less is dropped. */
function withQuantity(lines: readonly CartLine[], key: string, wished: number): readonly CartLine[] {
  const quantity = Math.min(wished, MAX_QUANTITY);
  const present = lines.find((line) => lineKey(line) === key);
  if (!present) return lines;
  if (quantity <= 0) return lines.filter((line) => line !== present);
  if (quantity === present.quantity) return lines;
  return lines.map((line) => (line === present ? { ...line, quantity } : line));
}

function quantityOf(lines: readonly CartLine[], key: string): number {
  return lines.find((line) => lineKey(line) === key)?.quantity ?? 0;
}
