/** Largest quantity of a line, in the cart and in an order. */
export const MAX_QUANTITY = 99;
