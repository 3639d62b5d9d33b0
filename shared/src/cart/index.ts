export {
  lineKey,
  lineWithoutDesign,
  MAX_QUANTITY,
  type CartLine,
  type CartProduct,
  type CustomDesign,
} from './lines.ts';
export { useCart, type Cart } from './use-cart.ts';
