import type { Art } from './art.ts';
import { fromPath, place, polygon, scale, shape, within } from './art.ts';
import { darker, lighter } from './color.ts';
import { seeded } from './random.ts';
import type { Sheet } from './sheet.ts';
import { SHADE } from './shadow.ts';

/** One seamless coloured surface that curves up behind the product, lit from the upper left. */
export function sweep(sheet: Sheet, color: string): string {
  const { width: w, height: h } = sheet;
  const light = sheet.radial(w * 0.3, h * 0.2, w * 0.95, [
    [0, lighter(color, 0.4), 0.9],
    [0.5, lighter(color, 0.15), 0.4],
    [1, color, 0],
  ]);
  const floor = sheet.linear(0, 0, 0, h, [
    [0, color],
    [0.62, color],
    [0.7, lighter(color, 0.08)],
    [1, darker(color, 0.14)],
  ]);
  return `<rect width="${w}" height="${h}" fill="${floor}"/><rect width="${w}" height="${h}" fill="${light}"/>`;
}

/** A plain wall, brightest at the upper left. */
export function wall(sheet: Sheet, color: string): string {
  const { width: w, height: h } = sheet;
  const light = sheet.radial(w * 0.3, h * 0.16, Math.max(w, h) * 0.95, [
    [0, lighter(color, 0.35)],
    [0.6, color],
    [1, darker(color, 0.2)],
  ]);
  return `<rect width="${w}" height="${h}" fill="${light}"/>`;
}

/** A wall meeting a table top at `horizon` (pixels from the top). */
export function tabletop(sheet: Sheet, wall: string, table: string, horizon: number): string {
  const { width: w, height: h } = sheet;
  const wallFill = sheet.radial(w * 0.25, h * 0.12, w * 1.1, [
    [0, lighter(wall, 0.32)],
    [0.55, wall],
    [1, darker(wall, 0.22)],
  ]);
  const tableFill = sheet.linear(0, horizon, 0, h, [
    [0, darker(table, 0.16)],
    [0.08, table],
    [1, lighter(table, 0.14)],
  ]);
  const seam = sheet.linear(0, horizon - 40, 0, horizon, [
    [0, SHADE, 0],
    [1, SHADE, 0.2],
  ]);
  return (
    `<rect width="${w}" height="${horizon}" fill="${wallFill}"/>` +
    `<rect y="${horizon - 40}" width="${w}" height="40" fill="${seam}"/>` +
    `<rect y="${horizon}" width="${w}" height="${h - horizon}" fill="${tableFill}"/>`
  );
}

/** Planks of a wooden surface between y0 and y1, with grain. */
export function planks(
  sheet: Sheet,
  color: string,
  y0: number,
  y1: number,
  rows: number,
  seed: string,
): string {
  const random = seeded(seed);
  const { width: w } = sheet;
  const high = (y1 - y0) / rows;
  const parts: string[] = [];
  for (let row = 0; row < rows; row++) {
    const y = y0 + row * high;
    const tone = random.chance(0.5)
      ? lighter(color, random.between(0, 0.1))
      : darker(color, random.between(0, 0.12));
    parts.push(`<rect y="${y.toFixed(1)}" width="${w}" height="${high.toFixed(1)}" fill="${tone}"/>`);
    for (let i = 0; i < 7; i++) {
      const gy = y + random.between(0.08, 0.92) * high;
      const x0 = random.between(-100, w * 0.8);
      const long = random.between(200, 700);
      const bow = random.between(-6, 6);
      parts.push(
        `<path d="M${x0.toFixed(0)} ${gy.toFixed(1)}q${(long / 2).toFixed(0)} ${bow.toFixed(1)} ${long.toFixed(0)} 0" fill="none" stroke="${darker(tone, 0.3)}" stroke-width="${random.between(1, 2.6).toFixed(1)}" opacity=".35"/>`,
      );
    }
    parts.push(
      `<rect y="${(y + high - 3).toFixed(1)}" width="${w}" height="3" fill="${darker(color, 0.45)}" opacity=".6"/>`,
      `<rect y="${y.toFixed(1)}" width="${w}" height="2" fill="#fff" opacity=".12"/>`,
    );
  }
  return parts.join('');
}

const palmLeaf: Art = shape('M0 0C22 -50 16 -150 0 -210C-16 -150 -22 -50 0 0Z', { fill: SHADE });

/** Palm fronds outside a window, as the sun throws them on a wall; they hang in from the upper right. */
export function leafShadow(sheet: Sheet, seed: string, depth = 0.12): string {
  const random = seeded(seed);
  const { width: w } = sheet;
  const fronds = [0, 1, 2].map((frond) => ({
    x: w * (0.62 + frond * 0.22) + random.between(-60, 60),
    lean: random.between(196, 226) - frond * 8,
  }));
  // Three layers of the same leaves, each thinner, give a soft edge. The leaves of a layer are one shape, so
  // crossing leaves are not darker.
  const leaves = (broad: number) =>
    fronds.flatMap(({ x, lean }) => {
      const frond = Array.from({ length: 11 }, (_, i) =>
        [58, -58].flatMap((side) => {
          const size = 1.25 - i * 0.07;
          return place(scale(palmLeaf, size * broad, size), 0, -i * 52, 1, side * (1 - i * 0.05));
        }),
      ).flat();
      return place(frond, x, -90, 1, lean);
    });
  const inView = (art: Art) => within(art, 0, 0, w, sheet.height);
  const one = (art: Art) => art.flatMap((node) => ('path' in node ? node.path : []));
  return [1.5, 1.12, 0.72]
    .map((broad) => sheet.markup(fromPath(one(inView(leaves(broad))), { fill: SHADE, opacity: depth * 0.4 })))
    .join('');
}

/** A slanted patch of window light with glazing bars. */
export function windowLight(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  strength = 0.3,
): string {
  const slant = h * 0.42;
  const pane = (px: number, py: number, pw: number, ph: number): Art =>
    polygon(
      (
        [
          [px, py],
          [px + pw, py],
          [px + pw, py + ph],
          [px, py + ph],
        ] as const
      ).map(([u, v]) => [x + u * w + v * slant, y + v * h + u * 60] as const),
      { fill: '#fff3d6', opacity: strength * 0.36 },
    );
  const panes = (grow: number) =>
    [0, 0.52].flatMap((px) =>
      [0, 0.345, 0.69].flatMap((py) => pane(px - grow, py - grow, 0.47 + 2 * grow, 0.31 + 2 * grow)),
    );
  return sheet.markup([...panes(0.007), ...panes(0), ...panes(-0.007)]);
}
