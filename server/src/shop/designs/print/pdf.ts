import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { MM_PER_INCH, type PrintArea } from '@rangmala/shared/contract/design-geometry';
import { assemblePdf } from '../../../lib/pdf-objects.ts';

/** Points (PDF's unit) per millimetre. */
const POINTS_PER_MM = 72 / MM_PER_INCH;

/**
 * Writes a side as a PDF page in physical size with bleed. The trim box is the print area. The same picture
 * results in the same bytes: the file contains no date and no random ids.
 * @param png picture of the side with bleed
 */
export async function sidePdf(png: Buffer, { width, height, bleed }: PrintArea): Promise<Buffer> {
  const image = sharp(png, { limitInputPixels: false });
  const { data: rgb, info } = await image.clone().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const alpha = await image.clone().ensureAlpha().extractChannel('alpha').raw().toBuffer();
  const points = (millimetres: number) => (millimetres * POINTS_PER_MM).toFixed(4);
  const page = [points(width + 2 * bleed), points(height + 2 * bleed)];
  const trim = [points(bleed), points(bleed), points(width + bleed), points(height + bleed)];
  const draw = `q ${page[0]} 0 0 ${page[1]} 0 0 cm /Side Do Q`;
  const size = `/Width ${info.width} /Height ${info.height} /BitsPerComponent 8 /Filter /FlateDecode`;
  return assemblePdf([
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.join(' ')}] /BleedBox [0 0 ${page.join(' ')}] /TrimBox [${trim.join(' ')}]` +
        ' /Contents 4 0 R /Resources << /XObject << /Side 5 0 R >> >> >>',
    ],
    ['<<', Buffer.from(draw)],
    [`<< /Type /XObject /Subtype /Image ${size} /ColorSpace /DeviceRGB /SMask 6 0 R`, deflateSync(rgb)],
    [`<< /Type /XObject /Subtype /Image ${size} /ColorSpace /DeviceGray`, deflateSync(alpha)],
  ]);
}
