import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { MM_PER_INCH, type PrintArea } from '@rangmala/shared/contract/design-geometry';

/** Points (PDF's unit) per millimetre. */
const POINTS_PER_MM = 72 / MM_PER_INCH;

/**
 * Writes one side as a PDF page of its physical size with bleed; the trim box is the print area. Contains no date and
 * no random ids, so that the same picture gives the same bytes.
 * @param png the side with bleed
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
  return assemble([
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

/** An object of the file: a dictionary, or the open start of one with its stream. */
type PdfObject = [dictionary: string] | [opening: string, stream: Buffer];

function assemble(objects: readonly PdfObject[]): Buffer {
  const parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer | string) => {
    const bytes = Buffer.from(part);
    parts.push(bytes);
    length += bytes.length;
  };
  add('%PDF-1.6\n%\u00e2\u00e3\n');
  const offsets = objects.map(([dictionary, stream], index) => {
    const offset = length;
    add(`${index + 1} 0 obj\n`);
    if (stream) {
      add(`${dictionary} /Length ${stream.length} >>\nstream\n`);
      add(stream);
      add('\nendstream\nendobj\n');
    } else {
      add(`${dictionary}\nendobj\n`);
    }
    return offset;
  });
  const table = length;
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) add(`${String(offset).padStart(10, '0')} 00000 n \n`);
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return Buffer.concat(parts);
}
