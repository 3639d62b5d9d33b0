export {
  findLineWithoutDesign,
  getLineKey,
  MAX_QUANTITY,
  type CartLine,
  type CartProduct,
  type CustomDesign,
  type LineDesign,
  type LineVariant,
} from './lines.ts';
export { useCart, type Cart } from './use-cart.ts';
