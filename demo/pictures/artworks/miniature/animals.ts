import { curve, type Point, trace, TURN } from '../../drawing/geometry.ts';
import { almond, petal } from '../../drawing/motif.ts';
import { filled, strokes } from '../../drawing/svg.ts';
import { GOLD, LINE, PALE_GOLD } from './ornament.ts';
import { closedCurve, placed, type Stance } from './stance.ts';

/** A white cow with painted hands, garland and gilded horns; feet on y = 0, 300 long, looking back or ahead. */
export function cow(stance: Stance, skin = '#fbf3e2', cloth = '#d2482f'): string {
  const { all, shape, line, spots } = placed(stance);
  const leg = (x: number, lean: number) =>
    shape(
      [
        [x - 14, -90],
        [x - 9 + lean, -40],
        [x - 9 + lean, -6],
        [x + 9 + lean, -6],
        [x + 9 + lean, -40],
        [x + 14, -90],
      ],
      skin,
    ) +
    shape(
      [
        [x - 11 + lean, -10],
        [x + 11 + lean, -10],
        [x + 13 + lean, 0],
        [x - 12 + lean, 0],
      ],
      '#5a3a30',
    );
  const hands = trace('-84 -128, -30 -120, 24 -130, -56 -152');
  return (
    line(trace('-128 -150, -152 -110, -142 -50'), skin, 9) +
    line(trace('-128 -150, -152 -110, -142 -50'), LINE, 1.6) +
    shape(trace('-150 -56, -134 -56, -132 -22, -146 -14, -154 -30'), '#3a2420') +
    leg(70, 6) +
    leg(-90, -4) +
    shape(
      trace(`
      -132 -150, -100 -178, 0 -170, 60 -182, 84 -204, 108 -196, 112 -160, 118 -110, 84 -80, 0 -76,
      -90 -80, -128 -100`),
      skin,
    ) +
    leg(94, 2) +
    leg(-112, -8) +
    shape(
      trace(`
      96 -206, 118 -246, 148 -256, 170 -236, 196 -204, 196 -186, 180 -182, 150 -196, 128 -166,
      112 -136, 100 -160`),
      skin,
    ) +
    shape(trace('118 -240, 86 -252, 80 -236, 104 -226'), '#f0c9b4') +
    line(trace('134 -252, 122 -282, 142 -306'), GOLD, 7) +
    line(trace('148 -254, 150 -284, 172 -300'), GOLD, 7) +
    spots([[154, -228]], 7.5, '#fffaf0') +
    spots([[156, -228]], 5, '#2a1a18') +
    spots([[190, -192]], 2.4, LINE) +
    line(trace('146 -218, 160 -216'), LINE, 1.4) +
    strokes([all(curve(trace('100 -196, 106 -160, 128 -136'), false, 6))], cloth, 9 * stance.size) +
    spots(trace('101 -188, 104 -172, 109 -158, 117 -146'), 3.4, PALE_GOLD) +
    spots([[132, -130]], 7, GOLD) +
    filled(
      hands
        .map((hand) =>
          [-0.7, -0.35, 0, 0.35, 1.1]
            .map((turn) => almond(all([hand])[0] as Point, 15 * stance.size, -Math.PI / 2 + turn, 0.14))
            .join(''),
        )
        .join(''),
      '#d98a3c',
    ) +
    spots(hands, 4.6, '#d98a3c') +
    line(trace('-124 -140, -116 -112, -120 -92'), '#e0cfae', 1.6)
  );
}

/** A royal elephant with rug, bells and an empty gilded seat; 520 long, feet on y = 0. */
export function elephant(stance: Stance): string {
  const { all, shape, line, spots } = placed(stance);
  const [skin, shade] = ['#8a8c96', '#73757f'];
  const leg = (x: number, tone: string) =>
    shape(
      [
        [x - 40, -170],
        [x - 36, -80],
        [x - 40, -8],
        [x + 38, -8],
        [x + 34, -80],
        [x + 42, -170],
      ],
      tone,
    ) +
    shape(
      [
        [x - 41, -12],
        [x + 40, -12],
        [x + 42, 0],
        [x - 44, 0],
      ],
      shade,
    ) +
    spots(
      [
        [x - 24, -7],
        [x, -7],
        [x + 22, -7],
      ],
      6,
      '#efe6d2',
    ) +
    line(
      [
        [x - 38, -42],
        [x + 36, -42],
      ],
      GOLD,
      7,
    ) +
    spots(
      [-28, -14, 0, 14, 26].map((dx): Point => [x + dx, -34]),
      4,
      PALE_GOLD,
    );
  const rug: Point[] = trace(
    '-150 -352, -40 -362, 70 -350, 86 -240, 78 -140, -40 -130, -150 -142, -166 -250',
  );
  const flowers = [-110, -60, -10, 40]
    .flatMap((x) => [-310, -255, -200].map((y): Point => [x + (y === -255 ? 25 : 0), y]))
    .filter(([x]) => x < 60);
  return (
    line(trace('-246 -260, -284 -200, -276 -110'), skin, 10) +
    line(trace('-246 -260, -284 -200, -276 -110'), LINE, 1.6) +
    shape(trace('-286 -116, -266 -116, -270 -74, -282 -70'), '#3a2f30') +
    leg(120, shade) +
    leg(-130, shade) +
    shape(
      trace(`
      -256 -200, -240 -290, -150 -348, -20 -356, 90 -336, 150 -372, 214 -374, 252 -330, 256 -250,
      236 -190, 160 -140, 0 -118, -150 -122, -240 -140`),
      skin,
    ) +
    leg(62, skin) +
    leg(-190, skin) +
    shape(
      trace(`
      206 -300, 258 -292, 286 -220, 292 -130, 306 -72, 334 -58, 352 -74, 372 -66, 362 -28, 318 -14,
      276 -40, 256 -110, 238 -180`),
      skin,
    ) +
    strokes(
      [-250, -226, -202, -178, -154, -130, -106].map((y, i) =>
        all([
          [236 + i * 6, y + 14],
          [282 + i * 3.4, y + 6],
        ]),
      ),
      shade,
      2.4,
    ) +
    shape(rug, '#b5302f') +
    strokes(
      [all(closedCurve(rug.map(([x, y]): Point => [-40 + (x + 40) * 0.88, -246 + (y + 246) * 0.88])))],
      PALE_GOLD,
      3,
    ) +
    filled(
      flowers
        .map((at) =>
          Array.from({ length: 6 }, (_, i) =>
            petal(all([at])[0] as Point, 12 * stance.size, (i / 6) * TURN, 0.3),
          ).join(''),
        )
        .join(''),
      PALE_GOLD,
    ) +
    spots(flowers, 3.4, '#2f5a8a') +
    spots(
      Array.from({ length: 12 }, (_, i): Point => [-150 + i * 20.4, -128 + Math.abs(i - 5.5) * -1.4]),
      6.5,
      GOLD,
    ) +
    line(trace('84 -330, 80 -240, 64 -140'), GOLD, 6) +
    line(trace('-160 -320, -168 -240, -158 -150'), GOLD, 6) +
    shape(trace('100 -344, 158 -336, 184 -270, 170 -190, 130 -150, 98 -200, 82 -280'), shade) +
    line(trace('112 -320, 134 -250, 126 -180'), '#5f616b', 2.4) +
    shape(trace('236 -196, 262 -164, 320 -160, 352 -190, 326 -140, 262 -132'), '#fbf3e2') +
    line(trace('300 -158, 304 -138'), GOLD, 8) +
    shape(trace('200 -376, 226 -374, 254 -334, 262 -276, 252 -232, 240 -290, 226 -340'), '#d8a93f') +
    spots(trace('226 -354, 240 -326, 248 -296, 251 -268'), 4.4, '#b5302f') +
    spots([[206, -292]], 9, '#fffaf0') +
    spots([[208, -292]], 5.6, '#2a1a18') +
    line(trace('190 -308, 206 -316, 222 -308'), LINE, 2.4)
  );
}
