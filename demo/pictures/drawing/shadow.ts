import type { Sheet } from './sheet.ts';

/** Warm shadow colour of every scene; light always comes from the upper left. */
export const SHADE = '#2a120a';

/** A soft oval shadow on the ground, cheap because it is a gradient, not a blur. */
export function softShadow(
  sheet: Sheet,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  depth = 0.5,
): string {
  const fill = sheet.radial(
    cx,
    cy,
    rx,
    [
      [0, SHADE, depth],
      [0.45, SHADE, depth * 0.62],
      [0.75, SHADE, depth * 0.2],
      [1, SHADE, 0],
    ],
    ry / rx,
  );
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
}

/** How a shadow fades outwards, as shares of its depth. */
const FADE = [
  [0, 1],
  [0.2, 0.93],
  [0.4, 0.7],
  [0.6, 0.36],
  [0.8, 0.1],
  [1, 0],
] as const;

/**
 * The shadow of a rectangular thing, moved by dx, dy and `soft` at its edges. Made of gradients, because a blur takes
 * ten times as long to render.
 */
export function boxShadow(
  sheet: Sheet,
  box: { x: number; y: number; w: number; h: number },
  dx: number,
  dy: number,
  soft: number,
  depth: number,
): string {
  const s = Math.min(soft * 1.6, box.w / 2, box.h / 2);
  const [left, top, right, bottom] = [box.x + dx, box.y + dy, box.x + dx + box.w, box.y + dy + box.h];
  const stops = FADE.map(([offset, share]) => [offset, SHADE, share * depth] as const);
  const [l, t, r, b] = [left + s, top + s, right - s, bottom - s];
  const part = (x: number, y: number, w: number, h: number, fill: string) =>
    `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" fill="${fill}"/>`;
  const corner = (cx: number, cy: number, x: number, y: number) =>
    part(x, y, 2 * s, 2 * s, sheet.radial(cx, cy, 2 * s, stops));
  return (
    // Antialiasing would show seams between the nine parts.
    '<g shape-rendering="crispEdges">' +
    `<rect x="${l.toFixed(1)}" y="${t.toFixed(1)}" width="${(r - l).toFixed(1)}" height="${(b - t).toFixed(1)}" fill="${SHADE}" fill-opacity="${depth}"/>` +
    part(l, top - s, r - l, 2 * s, sheet.linear(0, t, 0, top - s, stops)) +
    part(l, b, r - l, 2 * s, sheet.linear(0, b, 0, bottom + s, stops)) +
    part(left - s, t, 2 * s, b - t, sheet.linear(l, 0, left - s, 0, stops)) +
    part(r, t, 2 * s, b - t, sheet.linear(r, 0, right + s, 0, stops)) +
    corner(l, t, left - s, top - s) +
    corner(r, t, r, top - s) +
    corner(l, b, left - s, b) +
    corner(r, b, r, b) +
    '</g>'
  );
}

/** The shadow of a round thing, with `soft` edges. */
export function discShadow(
  sheet: Sheet,
  cx: number,
  cy: number,
  r: number,
  soft: number,
  depth: number,
): string {
  const reach = r + soft * 1.6;
  const inner = Math.max(0, (r - soft * 1.6) / reach);
  const fill = sheet.radial(
    cx,
    cy,
    reach,
    FADE.map(([offset, share]) => [inner + offset * (1 - inner), SHADE, share * depth] as const),
  );
  return `<circle cx="${cx}" cy="${cy}" r="${reach}" fill="${fill}"/>`;
}

/**
 * The shadow of an outline around 0,0 that is about `reach` far across from there: ten copies, each a
 * little smaller, look like a blur.
 */
export function silhouetteShadow(
  outline: string,
  dx: number,
  dy: number,
  reach: number,
  depth: number,
): string {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    .map((i) => {
      const size = 1 + (5.5 - i) * (3.4 / reach);
      return `<path d="${outline}" fill="${SHADE}" fill-opacity="${(depth / 7.4).toFixed(3)}" transform="translate(${dx} ${dy}) scale(${size.toFixed(4)})"/>`;
    })
    .join('');
}

/** The blurred shadow of any silhouette, for shapes that are neither boxes nor round. */
export function cast(
  sheet: Sheet,
  silhouette: string,
  dx: number,
  dy: number,
  soft = 14,
  depth = 0.4,
): string {
  return `<g filter="${sheet.blur(soft)}" opacity="${depth}"><g fill="${SHADE}" transform="translate(${dx} ${dy})">${silhouette}</g></g>`;
}
