import type { Art } from '../../drawing/art.ts';
import { bounds, move, place, shape, warp } from '../../drawing/art.ts';
import { brightness, darker, lighter } from '../../drawing/color.ts';
import type { Path, Point } from '../../drawing/path.ts';
import { mapPath, readPath, writePath } from '../../drawing/path.ts';
import { seeded } from '../../drawing/random.ts';
import { SHADE, silhouetteShadow } from '../../drawing/shadow.ts';
import type { Pose, Sheet } from '../../drawing/sheet.ts';
import { type Placement, placed, recordPrint, recordPrintArea } from '../print-area.ts';
import { folds, hanger, seams } from './folds.ts';
import type { TeeLook } from './look.ts';

// Drawn around x = 0, shoulders near y = -420, hem at y = 470.
const BODY_HALF =
  'M0 -414C40 -414 78 -420 108 -436L250 -388C292 -372 304 -344 312 -300L306 -180C300 -60 296 100 300 300L306 452C200 474 80 476 0 474Z';

const SLEEVE =
  'M244 -391C300 -372 326 -352 350 -312L470 -96C440 -62 396 -38 344 -28L298 -132C296 -210 306 -300 244 -391Z';

const SLEEVE_LONG =
  'M244 -391C300 -372 326 -352 346 -312L452 -40L512 300C484 320 446 326 416 322L366 30L298 -132C296 -210 306 -300 244 -391Z';

const RAGLAN =
  'M104 -436L250 -388C300 -370 326 -352 350 -312L470 -96C440 -62 396 -38 344 -28L298 -132L300 -200C260 -270 170 -330 104 -436Z';

const flip = (path: Path): Path => mapPath(path, ([x, y]) => [-x, y]);

function bothSides(data: string): [Path, Path] {
  const right = readPath(data);
  return [right, flip(right)];
}

/** A T-shirt laid flat or on a hanger, `x`,`y` its middle, `size` 1 about 940 wide and 890 tall. */
export function tee(sheet: Sheet, x: number, y: number, size: number, given: TeeLook, turn = 0): string {
  const look = posed(given, sheet.pose);
  recordTeeArea(sheet, look, placed(x, y, turn, size));
  const random = seeded(look.seed);
  const { color } = look;
  const dark = brightness(color) < 0.32;
  const sleeveColor = look.sleeves ?? color;
  const parts: string[] = [];
  const bodies = bothSides(BODY_HALF);
  const sleeves = bothSides(look.long ? SLEEVE_LONG : look.sleeves ? RAGLAN : SLEEVE);
  const outline = [...bodies, ...sleeves].map(writePath).join('');
  const bodyFill = (base: string) =>
    sheet.linear(-330, -400, 330, 460, [
      [0, lighter(base, dark ? 0.14 : 0.22)],
      [0.45, base],
      [1, darker(base, 0.2)],
    ]);
  // The inside of the back, seen through the neck.
  parts.push(
    sheet.markup(
      shape('M-112 -436C-60 -452 60 -452 112 -436C96 -370 60 -330 0 -260C-60 -330 -96 -370 -112 -436Z', {
        fill: darker(color, 0.42),
      }),
    ),
  );
  parts.push(sheet.markup(shape('M-34 -438H34V-410H-34Z', { fill: lighter(color, 0.6), opacity: 0.85 })));
  const neckline = {
    crew: 'M-108 -436C-92 -372 -48 -346 0 -346C48 -346 92 -372 108 -436',
    henley: 'M-108 -436C-92 -372 -48 -346 0 -346C48 -346 92 -372 108 -436',
    vee: 'M-108 -436C-92 -380 -52 -322 0 -270C52 -322 92 -380 108 -436',
    back: 'M-108 -436C-84 -414 -44 -404 0 -404C44 -404 84 -414 108 -436',
  }[look.neck ?? 'crew'];
  const cutout = `${neckline}L312 -500H900V900H-900V-500H-312Z`;
  const outside = sheet.clipPath(readPath(cutout));
  const fill = bodyFill(color);
  const sleeveFill = bodyFill(sleeveColor);
  parts.push(
    sheet.group(
      { 'clip-path': outside },
      ...(look.sleeves ? [] : sleeves.map((path) => `<path d="${writePath(path)}" fill="${sleeveFill}"/>`)),
      ...bodies.map(
        (path) => `<path d="${writePath(path)}" fill="${fill}" stroke="${fill}" stroke-width="1.5"/>`,
      ),
      ...(look.sleeves ? sleeves.map((path) => `<path d="${writePath(path)}" fill="${sleeveFill}"/>`) : []),
      sheet.blank ? [] : print(sheet, look),
      folds(sheet, random, outline, dark, look.long ?? false),
      seams(look, dark),
    ),
  );
  const rib = look.rib ?? color;
  parts.push(
    sheet.markup([
      ...shape(neckline, { stroke: darker(rib, 0.34), width: 40 }),
      ...shape(neckline, { stroke: rib, width: 34 }),
      ...shape(neckline, { stroke: lighter(rib, dark ? 0.16 : 0.28), width: 10, opacity: 0.7 }),
      ...shape(neckline, { stroke: darker(rib, 0.3), width: 34, dash: [2, 7], opacity: 0.35 }),
    ]),
  );
  if (look.neck === 'henley') {
    parts.push(
      sheet.markup([
        ...shape('M-18 -336H18V-210H-18Z', { fill: rib, stroke: darker(rib, 0.3), width: 3 }),
        ...[-310, -270, -230].flatMap((by) =>
          shape(`M-7 ${by}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z`, { fill: '#f6ecda', stroke: SHADE, width: 2 }),
        ),
      ]),
    );
  }
  const shirt = parts.join('');
  const shadow = silhouetteShadow(outline, 16, 26, 470, 0.42);
  const wood = look.hanger ? hanger(sheet) : '';
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${shadow}${wood}${shirt}</g>`;
}

/** Returns the tee from the side and in the colour of the picture; its back has no print. */
export function posed(look: TeeLook, { side, colour }: Pose): TeeLook {
  return {
    ...look,
    ...(colour && { color: colour, rib: look.rib && look.rib !== look.color ? look.rib : colour }),
    ...(side === 'back' && { neck: 'back', print: [] }),
  };
}

/** Shifts a point of the print as uneven cloth does. */
const uneven = ([x, y]: Point): Point => [x + Math.sin(y / 70) * 2.4, y + Math.sin(x / 60 + y / 90) * 2.6];

/** Where the print area begins, below the neck. */
const AREA_TOP = { crew: -262, vee: -200, henley: -190, back: -318 } as const;

/** Free space between a print and the edges of its area, both sides together. */
const EDGE = 14;

function recordTeeArea(sheet: Sheet, look: TeeLook, place: Placement): void {
  const mm = look.mmPerUnit ?? 0.84;
  recordPrintArea(
    sheet,
    sheet.pose.side ?? 'front',
    look.color,
    ([mx, my], { height }) =>
      place(uneven([mx / mm, AREA_TOP[look.neck ?? 'crew'] + (my + height / 2) / mm])),
    9,
    9,
  );
}

/** The print at its place, bent a little as uneven cloth bends it. */
export function print(sheet: Sheet, look: TeeLook, down = 0): Art {
  if (!look.print || look.print.length === 0) return [];
  const mm = look.mmPerUnit ?? 0.84;
  const [width, height] = (look.area ?? [280, 340]).map((length) => length / mm) as [number, number];
  const top = AREA_TOP[look.neck ?? 'crew'];
  const [left, high, right, low] = bounds(look.print);
  const size = (look.share ?? 1) * Math.min((width - EDGE) / (right - left), (height - EDGE) / (low - high));
  const free = height - (low - high) * size;
  // A print that is lower than its area stands near the top of it.
  const start = top + Math.min(free / 2, 24);
  const art = place(look.print, (-(left + right) / 2) * size, start - high * size, size);
  recordPrint(sheet, sheet.pose.side ?? 'front', art, 0, top + height / 2, width, height);
  return warp(move(art, 0, down), uneven, 40);
}
