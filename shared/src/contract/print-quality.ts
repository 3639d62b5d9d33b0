import { computeEffectiveDpi, computeFittingWidth, DPI_GOOD, type PrintArea } from './design-geometry.ts';

interface PixelSize {
  width: number;
  height: number;
}

interface PrintableProduct {
  category: string;
  area: PrintArea;
}

/** Returns whether a picture looks sharp when it is printed as large as it fits into the safe area. */
export const isSharpOn = ({ width, height }: PixelSize, area: PrintArea): boolean =>
  Math.round(computeEffectiveDpi(width, computeFittingWidth(area, width / height))) >= DPI_GOOD;

/** Says on which products a picture is sharp: “Sharp on mugs and tees, soft on posters of 450 × 600 mm.” */
export function describePrintQuality(size: PixelSize, products: readonly PrintableProduct[]): string {
  const list = (isSharp: boolean) =>
    joinWords(
      products
        .filter(({ area }) => isSharpOn(size, area) === isSharp)
        .map(({ category, area }) => {
          const name = category.toLowerCase();
          return isSharp ? name : `${name} of ${area.width} × ${area.height} mm`;
        }),
    );
  const [sharp, soft] = [list(true), list(false)];
  if (products.length === 0) return '';
  if (!soft) return 'Sharp on all our products.';
  if (!sharp) return 'Too small to be sharp in print. Please add a larger picture.';
  return `Sharp on ${sharp}, soft on ${soft}.`;
}

const joinWords = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');
