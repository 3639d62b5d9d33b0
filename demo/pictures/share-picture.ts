import sharp from 'sharp';
import { place, rect } from './drawing/art.ts';
import { pigment } from './drawing/color.ts';
import { diamondBand, scallopBand } from './drawing/motifs/ornament.ts';
import { Sheet } from './drawing/sheet.ts';
import { lettering } from './drawing/text.ts';
import type { Pixels } from './encode.ts';

/** The size that messengers and social networks ask for, in pixels. */
const [WIDTH, HEIGHT] = [1200, 630];
const PANEL_WIDTH = WIDTH - HEIGHT;

/** The panel beside a square picture: the name of the shop between two bands. */
function drawPanel(): string {
  const p = pigment;
  const middle = PANEL_WIDTH / 2;
  const sheet = new Sheet(PANEL_WIDTH, HEIGHT);
  sheet.add(
    rect(0, 0, PANEL_WIDTH, HEIGHT, { fill: p.paper }),
    place(diamondBand(PANEL_WIDTH, 54, [p.madder, p.haldi, p.chalk]), 0, 0),
    place(scallopBand(PANEL_WIDTH, 48, [p.haldi, p.madder, p.chalk]), 0, 54),
    place(diamondBand(PANEL_WIDTH, 54, [p.madder, p.haldi, p.chalk]), 0, HEIGHT - 54),
    lettering('Rangmala', middle, 330, { face: 'eczarBold', size: 108, anchor: 'middle' }, { fill: p.lac }),
    lettering(
      'Personalised with artists',
      middle,
      400,
      { face: 'mukta', size: 38, anchor: 'middle' },
      { fill: p.kajal },
    ),
  );
  return sheet.toString();
}

/** The panel as SVG; part of the hash of the pictures that have it. */
export const panelSvg = drawPanel();

let panel: Promise<Buffer> | undefined;

/**
 * Writes a JPEG for link previews, 1200 × 630 pixels: the picture beside a panel with the shop's name, or the middle of
 * a wide picture alone.
 */
export async function writeSharePicture(file: string, pixels: Pixels, isBesidePanel: boolean): Promise<void> {
  const quality = { quality: 80, chromaSubsampling: '4:2:0' };
  if (!isBesidePanel) {
    await pixels().resize(WIDTH, HEIGHT, { fit: 'cover' }).jpeg(quality).toFile(file);
    return;
  }
  panel ??= sharp(Buffer.from(panelSvg)).png({ compressionLevel: 1 }).toBuffer();
  await pixels()
    .resize(HEIGHT, HEIGHT)
    .extend({ right: PANEL_WIDTH, background: pigment.paper })
    .composite([{ input: await panel, left: HEIGHT, top: 0 }])
    .jpeg(quality)
    .toFile(file);
}
