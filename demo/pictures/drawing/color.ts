type Rgb = readonly [number, number, number];

function parse(color: string): Rgb {
  const hex = color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color;
  const value = Number.parseInt(hex.slice(1), 16);
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`Not a colour: ${color}`);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const write = (rgb: Rgb) =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The colour `share` (0–1) of the way from `from` to `to`; both `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parse(from), parse(to)];
  return write([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** Mixes a colour with a warm white. */
export const lighter = (color: string, share: number) => mix(color, '#fffaf0', share);

/** Mixes a colour with a warm black: shadows of these pictures are brown, never grey. */
export const darker = (color: string, share: number) => mix(color, '#23100c', share);

/** Perceived brightness, 0 (black) to 1 (white). */
export function brightness(color: string): number {
  const [r, g, b] = parse(color);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** The colours of all pictures, named after the pigments of Indian painters and dyers. */
export const pigment = {
  chalk: '#fdf8ee',
  paper: '#f6ecda',
  sand: '#e6d0ac',
  haldi: '#e9a41f',
  marigold: '#ee7d1a',
  geru: '#b9512c',
  terracotta: '#8f3a22',
  madder: '#b4262c',
  lac: '#7d1730',
  rani: '#cc2a6b',
  lotus: '#eb9ab2',
  jamun: '#51275a',
  indigo: '#23306f',
  neel: '#2c5fa8',
  sky: '#8fc1d4',
  peacock: '#0d6d75',
  leaf: '#3d7040',
  parrot: '#7fae3c',
  pista: '#c4d3a2',
  clay: '#c98b62',
  kajal: '#221a1c',
  walnut: '#5d3a24',
} as const;
