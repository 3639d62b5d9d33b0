/** A number rounded to a tenth of a pixel, as SVG path data hold it. */
export const tenths = (value: number) => String(Math.round(value * 10) / 10 || 0);

/** A number rounded to a thousandth, as SVG attributes hold it. */
export const thousandths = (value: number) => String(Math.round(value * 1000) / 1000);
