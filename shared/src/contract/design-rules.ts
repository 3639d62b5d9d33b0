/** Largest number of layers in a design. */
export const MAX_LAYERS = 100;
/** Smallest width of a layer, in millimetres. */
export const MIN_LAYER_WIDTH = 0.5;
/** Largest width of a layer, and largest absolute value of its `cx` and `cy`, in millimetres. */
export const MAX_LAYER_MILLIMETRES = 10_000;
