import { onDesk } from '../stationery/desk.ts';
import type { Scene } from '../to-scale/room.ts';

/** Wall, desk and notebook beside a mug, and the middle of the mug's foot in its own picture, in pixels. */
const DESKS: Readonly<
  Record<string, readonly [paint: string, wood: string, book: string, x: number, y: number]>
> = {
  'mug-chai-first': ['#e8b04a', '#b9784e', '#8f3a22', 590, 990],
  'mug-madhubani-fish': ['#9cc7c4', '#c9a37a', '#b4262c', 690, 990],
  'mug-warli-dance': ['#ead9be', '#c9a070', '#3d7040', 620, 1020],
  'mug-kolam-morning': ['#e7a98c', '#d9b48e', '#2f6f72', 640, 1000],
  'mug-horn-ok-please': ['#2f8f7a', '#b0623e', '#23306f', 600, 940],
  'mug-jaipur-blue': ['#d7e3ee', '#cfae85', '#c65b6d', 660, 1050],
  'mug-gond-deer': ['#e6b73c', '#b5793f', '#b4262c', 590, 900],
  'mug-marigold-name': ['#f3d9d3', '#c98f72', '#3f7f7a', 640, 1010],
  'mug-raja-rani-pair': ['#d9687f', '#b9845a', '#23306f', 650, 940],
};

/**
 * Returns the picture of a mug on a desk.
 * @throws Error for an unknown mug
 */
export function onMugDesk(id: string): Scene {
  const desk = DESKS[id];
  if (!desk) throw new Error(`The mug ${id} has no desk.`);
  const [paint, wood, book, x, y] = desk;
  return onDesk({ paint, wood, book, seed: id, placing: { anchor: [x, y], x: 62, y: 20 } });
}
