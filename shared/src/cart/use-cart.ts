import { useSyncExternalStore } from 'react';
import { createBrowserStore } from '@rangmala/shared/storage';
import {
  addLine,
  changeLineOptions,
  sumQuantities,
  decreaseLine,
  increaseLine,
  removeLine,
  replaceLineDesign,
  type CartLine,
  type CartProduct,
  type LineDesign,
  type LineVariant,
} from './lines.ts';
import { decodeLines } from './stored-lines.ts';

const EMPTY_CART: readonly CartLine[] = [];
/** The cart on the server and while hydrating, when the browser's storage cannot be read yet. */
const UNLOADED_CART: readonly CartLine[] = [];

const cartStore = createBrowserStore<readonly CartLine[]>({
  key: 'cartItems',
  empty: EMPTY_CART,
  decode: decodeLines,
  encode: (lines) => JSON.stringify(lines),
});

/** Functions that change the cart. The parameter `key` is the key of a line ({@link getLineKey}). */
const cartActions = {
  /** Adds `quantity` pieces of a product, 1 by default. */
  add: (product: CartProduct, variant?: LineVariant, quantity?: number) =>
    cartStore.update((lines) => addLine(lines, product, variant, quantity)),
  /** Changes a line's options. `options` omits default values. */
  changeOptions: (key: string, options: Readonly<Record<string, string>>) =>
    cartStore.update((lines) => changeLineOptions(lines, key, options)),
  /** Replaces the design `id` in every line that has this design. */
  replaceDesign: (id: string, design: LineDesign) =>
    cartStore.update((lines) => replaceLineDesign(lines, id, design)),
  increase: (key: string) => cartStore.update((lines) => increaseLine(lines, key)),
  /** Decreases the quantity by 1, down to 1. */
  decrease: (key: string) => cartStore.update((lines) => decreaseLine(lines, key)),
  remove: (key: string) => cartStore.update((lines) => removeLine(lines, key)),
  /** Replaces the lines of the cart, for example to undo `clear`. */
  restore: (lines: readonly CartLine[]) => cartStore.update(() => lines),
  clear: () => cartStore.update((lines) => (lines.length === 0 ? lines : EMPTY_CART)),
};

export interface Cart extends Readonly<typeof cartActions> {
  readonly lines: readonly CartLine[];
  /** Sum of the quantities. */
  readonly count: number;
  /** False on the server and while hydrating, when the stored cart is not read yet. */
  readonly isLoaded: boolean;
}

/** Returns the cart, which is stored in the browser and shared by all remotes and tabs. */
export function useCart(): Cart {
  const lines = useSyncExternalStore(cartStore.subscribe, cartStore.read, () => UNLOADED_CART);
  const isLoaded = lines !== UNLOADED_CART;
  return { lines, count: sumQuantities(lines), isLoaded, ...cartActions };
}
