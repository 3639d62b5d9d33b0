/** Shapes between which tiles are kept, so that a banner takes no whole wall and a scroll is no sliver. */
const [NARROWEST, WIDEST] = [0.6, 2];

/**
 * How wide a picture is for its height, read from its address (`…-1200x900.webp` → 1.33), within what a
 * tile can be; 1 where the address does not say.
 */
export function pictureRatio(src: string): number {
  const [, width, height] = /-(\d{1,5})x(\d{1,5})\.\w+$/.exec(src) ?? [];
  const ratio = Number(width) / Number(height);
  if (!Number.isFinite(ratio) || ratio === 0) return 1;
  return Math.round(Math.min(WIDEST, Math.max(NARROWEST, ratio)) * 1000) / 1000;
}
