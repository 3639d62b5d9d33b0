import { type Point, polar, TURN, walk } from '../../drawing/geometry.ts';
import { almond, repeated } from '../../drawing/motif.ts';
import { dots, filled, straight, stroked } from '../../drawing/svg.ts';
import { rosette } from './blossoms.ts';
import { type Dyes, OLIVE } from './dyes.ts';

/** A running vine between two lines, blossoms and leaves in turn: the border of a hanging. */
export function border(
  width: number,
  height: number,
  depth: number,
  ground: string,
  dyes: readonly Dyes[],
  pen: string,
): string {
  const box = (by: number): Point[] => [
    [by, by],
    [width - by, by],
    [width - by, height - by],
    [by, height - by],
  ];
  const middle = depth * 0.52;
  let vine = '';
  const way = walk(box(middle), 12, true);
  vine += stroked(
    straight(
      way.map(({ point, angle }, i) =>
        polar(
          point,
          Math.sin((i / way.length) * TURN * Math.round(way.length / 7.4)) * depth * 0.13,
          angle + Math.PI / 2,
        ),
      ),
      true,
    ),
    pen,
    2.4,
  );
  const stations = walk(box(middle), depth * 0.92, true);
  const leaves = [0.5, Math.PI - 0.5]
    .map((turn) => almond(polar([0, 0], depth * 0.26, turn), depth * 0.3, turn, 0.24))
    .join('');
  vine += repeated(
    'border-leaves',
    filled(leaves, OLIVE, { stroke: pen, 'stroke-width': 1.2 }),
    stations.map(({ point, angle }, i) => ({ at: point, turn: i % 2 ? angle : angle + Math.PI })),
  );
  dyes.forEach((dye, k) => {
    vine += repeated(
      `border-flower-${k}`,
      rosette([0, 0], depth * 0.26, 8, dye),
      stations
        .filter((_, i) => i % dyes.length === k)
        .map(({ point, angle }) => ({ at: point, turn: angle })),
    );
  });
  const ring = filled(straight(box(0), true) + straight(box(depth).reverse(), true), ground, {
    'fill-rule': 'evenodd',
  });
  const rails = [4, 10, depth - 12, depth - 5, depth]
    .map((by) => stroked(straight(box(by), true), pen, by === depth || by === 4 ? 2.6 : 1.4))
    .join('');
  return (
    ring +
    vine +
    rails +
    dots(
      walk(box(depth - 8.5), 9, true).map(({ point }) => point),
      1.6,
      pen,
    )
  );
}
