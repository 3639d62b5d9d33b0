/** Largest number of layers in a design. */
export const MAX_LAYERS = 100;
/** Smallest width of a layer, in millimetres. */
export const MIN_LAYER_WIDTH = 0.5;
/** Largest width of a layer, and largest distance of its centre from the print area's corner, in millimetres. */
export const MAX_LAYER_MILLIMETRES = 10_000;
