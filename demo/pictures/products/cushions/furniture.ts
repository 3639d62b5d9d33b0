import { darker, lighter } from '../../drawing/color.ts';
import { sweep } from '../../drawing/scene.ts';
import { SHADE } from '../../drawing/shadow.ts';
import type { Sheet } from '../../drawing/sheet.ts';

/** A sofa seen from the front: back rest, seat and one arm. */
export function sofa(sheet: Sheet, wall: string, cloth: string): string {
  const back = sheet.linear(0, 330, 0, 960, [
    [0, lighter(cloth, 0.22)],
    [0.2, cloth],
    [1, darker(cloth, 0.3)],
  ]);
  const seat = sheet.linear(0, 930, 0, 1280, [
    [0, darker(cloth, 0.3)],
    [0.12, lighter(cloth, 0.16)],
    [0.5, cloth],
    [1, darker(cloth, 0.36)],
  ]);
  return (
    sweep(sheet, wall) +
    `<path d="M-40 1000V420Q-40 330 60 326H1220Q1320 330 1320 420V1000Z" fill="${back}"/>` +
    `<path d="M640 330Q632 640 640 960" stroke="${darker(cloth, 0.45)}" stroke-width="6" fill="none" opacity=".6"/>` +
    `<path d="M-40 344Q640 318 1320 344" stroke="${lighter(cloth, 0.4)}" stroke-width="5" fill="none" opacity=".5"/>` +
    `<path d="M-40 980Q640 925 1320 980V1300H-40Z" fill="${seat}"/>` +
    `<path d="M-40 980Q640 925 1320 980" stroke="${darker(cloth, 0.5)}" stroke-width="10" fill="none" opacity=".55"/>` +
    `<path d="M-40 1186Q640 1150 1320 1186" stroke="${darker(cloth, 0.45)}" stroke-width="5" fill="none" opacity=".5"/>`
  );
}

/** The woven cane back of a chair, behind a round cushion. */
export function caneChair(sheet: Sheet): string {
  const cane = sheet.pattern(
    46,
    46,
    `<path d="M0 0L46 46M46 0L0 46M23 0V46M0 23H46" stroke="#a8783f" stroke-width="5" fill="none"/><path d="M0 0L46 46M46 0L0 46M23 0V46M0 23H46" stroke="#e2bd80" stroke-width="2" fill="none"/>`,
  );
  const frame = (w: number, tone: string, shift = 0) =>
    `<path d="M190 1300V470C190 220 380 110 640 110C900 110 1090 220 1090 470V1300" fill="none" stroke="${tone}" stroke-width="${w}" transform="translate(${shift} ${shift})"/>`;
  return (
    sweep(sheet, '#c9d3b4') +
    `<g filter="${sheet.blur(18)}" opacity=".35">${frame(60, SHADE, 36)}</g>` +
    `<path d="M190 1300V470C190 220 380 110 640 110C900 110 1090 220 1090 470V1300Z" fill="#f0dcb4" opacity=".55"/><path d="M190 1300V470C190 220 380 110 640 110C900 110 1090 220 1090 470V1300Z" fill="${cane}"/>` +
    frame(56, '#5f3a1c') +
    frame(44, '#8a5a2e') +
    frame(14, '#c08a50', -8) +
    `<path d="M150 1120H1130V1300H150Z" fill="#7a4c24"/><path d="M150 1120H1130V1150H150Z" fill="#b07a44"/>`
  );
}

/** A striped cotton rug on a floor, seen from above. */
export function rug(sheet: Sheet, floor: string, stripes: readonly string[]): string {
  const bands = Array.from(
    { length: 16 },
    (_, i) =>
      `<rect x="-200" y="${-60 + i * 92}" width="1800" height="${i % 3 === 0 ? 70 : 26}" fill="${stripes[i % stripes.length] ?? floor}"/>`,
  );
  const weave = sheet.pattern(
    10,
    10,
    `<path d="M0 0V10" stroke="#fff" stroke-width="2" opacity=".25"/><path d="M5 0V10" stroke="${SHADE}" stroke-width="2" opacity=".18"/>`,
  );
  return `<rect width="1280" height="1280" fill="${floor}"/><g transform="rotate(-14 640 640)">${bands.join('')}</g><rect width="1280" height="1280" fill="${weave}"/>`;
}
