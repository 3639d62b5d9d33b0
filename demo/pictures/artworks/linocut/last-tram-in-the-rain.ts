import { arc, curve, type Point, polar, trace, TURN } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { circle, dots, filled, rect, smooth, straight, stroked, svgDocument } from '../../drawing/svg.ts';
import { box, closedCurve } from './common.ts';
import { block, carve, cut, groove, PAPER } from './gouge.ts';

export function tram(random: Random, width: number, height: number): string {
  const ink = '#1b1f2a';
  const red = '#b83a2a';
  const cuts: string[] = [];
  const houses: string[] = [];
  for (const [x, top, w] of [
    [56, 150, 190],
    [240, 210, 150],
    [900, 180, 170],
    [1064, 120, 170],
  ] as const) {
    houses.push(rect(x, top, w, 568 - top, ink, { stroke: PAPER, 'stroke-width': 3 }));
    cuts.push(
      groove(
        [
          [x - 6, top + 4],
          [x + w + 6, top + 4],
        ],
        9,
        0.03,
      ),
      groove(
        [
          [x, top + 26],
          [x + w, top + 26],
        ],
        4,
        0.05,
      ),
    );
    for (let row = 0; row < 3; row += 1)
      for (let column = 0; column < Math.floor(w / 52); column += 1) {
        const [wx, wy] = [x + 20 + column * 52, top + 52 + row * 104];
        cuts.push(
          straight(
            [
              [wx, wy + 62],
              [wx, wy + 12],
              ...arc([wx + 14, wy + 12], 14, Math.PI, TURN, 8),
              [wx + 28, wy + 62],
            ],
            true,
          ),
        );
        houses.push(
          Array.from({ length: 8 }, (_, i) => rect(wx + 2, wy + 10 + i * 6.4, 24, 2.6, ink)).join(''),
        );
        cuts.push(
          groove(
            [
              [wx - 8, wy + 70],
              [wx + 36, wy + 70],
            ],
            4,
          ),
        );
      }
  }
  const rain = carve(random, box(52, 52, 1228, 640), {
    flow: () => 1.9,
    spacing: 24,
    length: 56,
    width: 1.7,
  });
  const road = carve(random, box(52, 566, 1228, 668), {
    flow: () => 0,
    spacing: 11,
    length: 86,
    width: ([x, y]) => (Math.abs(x - 640) < 230 + (y - 566) ? 3.4 : 1.5),
  });
  const wires = [0, 1, 2, 3]
    .map((i) =>
      groove(
        curve(
          [
            [52, 76 + i * 22],
            [400, 108 + i * 14],
            [640, 120 + i * 8],
            [900, 104 + i * 13],
            [1228, 70 + i * 24],
          ],
          false,
          8,
        ),
        2.6,
        0.02,
      ),
    )
    .join('');
  // The tram, head on: two windows, a headlamp, its number board without a number.
  const [left, right, top, bottom] = [452, 828, 168, 590];
  const body = closedCurve([
    [left, bottom],
    [left - 6, 400],
    [left, 250],
    [left + 40, top + 22],
    [640, top],
    [right - 40, top + 22],
    [right, 250],
    [right + 6, 400],
    [right, bottom],
    [640, bottom + 8],
  ]);
  const frontTop: Point[] = [
    [left + 12, 392],
    [left + 14, 262],
    ...arc([640, 262], 174, Math.PI, TURN, 16).map(([x, y]): Point => [x, 262 + (y - 262) * 0.28]),
    [right - 14, 262],
    [right - 12, 392],
  ];
  const pane = (x: number, w: number) =>
    filled(
      straight(
        [
          [x, 380],
          [x + 4, 264],
          [x + w - 4, 264],
          [x + w, 380],
        ],
        true,
      ),
      ink,
      { stroke: PAPER, 'stroke-width': 4 },
    );
  const passengers = [506, 590, 692, 776]
    .map(
      (x, i) =>
        circle([x, 342 + (i % 2) * 8], 19, PAPER) +
        circle([x + 3, 338 + (i % 2) * 8], 17, ink) +
        filled(
          smooth(
            [
              [x - 30, 384],
              [x - 18, 362],
              [x + 18, 362],
              [x + 30, 384],
            ],
            true,
          ),
          ink,
        ),
    )
    .join('');
  return svgDocument(
    width,
    height,
    block(
      random,
      width,
      height,
      ink,
      filled(rain, PAPER),
      ...houses.filter((part) => part.includes('stroke')),
      filled(cuts.join(''), PAPER),
      ...houses.filter((part) => !part.includes('stroke')),
      filled(wires, PAPER),
      filled(road, PAPER),
      ...[0, 1].map((i) =>
        filled(
          straight(
            [
              [560 + i * 150, 600],
              [580 + i * 150, 600],
              [510 + i * 250, 672],
              [480 + i * 270, 672],
            ],
            true,
          ),
          ink,
          { stroke: PAPER, 'stroke-width': 3 },
        ),
      ),
      filled(straight(body, true), PAPER),
      filled(
        straight(
          body.map(([x, y]): Point => [640 + (x - 640) * 0.975, 384 + (y - 384) * 0.978]),
          true,
        ),
        ink,
      ),
      filled(straight(frontTop, true), PAPER),
      pane(480, 100),
      pane(590, 100),
      pane(700, 100),
      filled(
        carve(random, box(482, 268, 798, 376), { flow: () => 2.2, spacing: 22, length: 44, width: 2.2 }),
        PAPER,
      ),
      passengers,
      rect(540, 196, 200, 42, PAPER),
      rect(546, 201, 188, 32, ink),
      dots(
        Array.from({ length: 9 }, (_, i): Point => [562 + i * 19.5, 217]),
        5.6,
        '#eab84a',
      ),
      filled(
        straight(
          [
            [left + 6, 408],
            [right - 6, 408],
            [right - 8, 560],
            [left + 8, 560],
          ],
          true,
        ),
        red,
      ),
      filled(
        carve(random, box(470, 420, 812, 552), {
          flow: () => Math.PI / 2,
          spacing: 17,
          length: 30,
          width: 1.7,
        }),
        PAPER,
      ),
      filled(
        groove(
          [
            [left, 404],
            [right, 404],
          ],
          9,
          0.02,
        ) +
          groove(
            [
              [left + 4, 564],
              [right - 4, 564],
            ],
            8,
            0.02,
          ),
        PAPER,
      ),
      circle([640, 486], 47, ink),
      circle([640, 486], 40, PAPER),
      circle([640, 486], 31, '#eab84a'),
      filled(
        Array.from({ length: 20 }, (_, i) =>
          cut(
            polar([640, 486], 54, (i / 20) * TURN),
            polar([640, 486], i % 2 ? 78 : 92, (i / 20) * TURN),
            3.6,
          ),
        ).join(''),
        PAPER,
      ),
      rect(474, 572, 332, 22, ink, { stroke: PAPER, 'stroke-width': 4 }),
      stroked('M640 168L700 84M640 168L580 84M560 84H720', PAPER, 5),
      // Someone crosses under an umbrella.
      filled(
        straight(
          [
            ...arc([300, 470], 84, Math.PI, TURN, 16),
            ...Array.from({ length: 5 }, (_, i): Point => [384 - i * 42, 470 + (i % 2 ? -12 : 0)]),
          ],
          true,
        ),
        red,
        { stroke: PAPER, 'stroke-width': 5 },
      ),
      filled(
        [-0.55, 0, 0.55]
          .map((turn) =>
            groove(
              curve(
                [
                  [300, 388],
                  [300 + turn * 70, 420],
                  [300 + turn * 108, 464],
                ],
                false,
                6,
              ),
              3.4,
            ),
          )
          .join(''),
        PAPER,
      ),
      stroked('M300 470V560', PAPER, 5),
      filled(smooth(trace('270 640, 278 540, 288 506, 318 506, 332 548, 346 640'), true), ink, {
        stroke: PAPER,
        'stroke-width': 5,
      }),
      circle([302, 490], 21, ink, { stroke: PAPER, 'stroke-width': 4 }),
      filled(cut([296, 530], [288, 632], 4) + cut([312, 530], [318, 632], 4), PAPER),
    ),
  );
}
