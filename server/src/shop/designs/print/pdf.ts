import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import sharp from 'sharp';
import { MM_PER_INCH, type PrintArea } from '@rangmala/shared/contract/design-geometry';
import { assemblePdf } from '../../../lib/pdf-objects.ts';

/** Compresses in Node's thread pool: a side has up to 200 MB of pixels, and the event loop must not be blocked. */
const compress = promisify(deflate);

const POINTS_PER_MM = 72 / MM_PER_INCH;

/**
 * Returns a side as a PDF of one page, in physical size with bleed. The trim box is the print area. The same arguments
 * result in the same bytes, because the file contains no date and no random ids.
 * @param png picture of the side with bleed
 */
export async function createSidePdf(png: Buffer, { width, height, bleed }: PrintArea): Promise<Buffer> {
  const image = sharp(png, { limitInputPixels: false });
  const { data: rgb, info } = await image.clone().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const alpha = await image.clone().ensureAlpha().extractChannel('alpha').raw().toBuffer();
  const [compressedRgb, compressedAlpha] = await Promise.all([compress(rgb), compress(alpha)]);
  const toPoints = (millimetres: number) => (millimetres * POINTS_PER_MM).toFixed(4);
  const pageSize = [toPoints(width + 2 * bleed), toPoints(height + 2 * bleed)];
  const trimBox = [toPoints(bleed), toPoints(bleed), toPoints(width + bleed), toPoints(height + bleed)];
  const drawCommand = `q ${pageSize[0]} 0 0 ${pageSize[1]} 0 0 cm /Side Do Q`;
  const imageFields = `/Width ${info.width} /Height ${info.height} /BitsPerComponent 8 /Filter /FlateDecode`;
  return assemblePdf([
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageSize.join(' ')}] /BleedBox [0 0 ${pageSize.join(' ')}] /TrimBox [${trimBox.join(' ')}]` +
        ' /Contents 4 0 R /Resources << /XObject << /Side 5 0 R >> >> >>',
    ],
    ['<<', Buffer.from(drawCommand)],
    [`<< /Type /XObject /Subtype /Image ${imageFields} /ColorSpace /DeviceRGB /SMask 6 0 R`, compressedRgb],
    [`<< /Type /XObject /Subtype /Image ${imageFields} /ColorSpace /DeviceGray`, compressedAlpha],
  ]);
}
