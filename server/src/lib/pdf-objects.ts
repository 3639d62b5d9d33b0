/** A PDF object: a complete dictionary, or an unclosed dictionary (without `>>`) followed by a stream. */
export type PdfObject = [dictionary: string] | [openDictionary: string, stream: Buffer];

/**
 * Returns a PDF file with the objects numbered from 1. The first object must be the catalog. The same objects always
 * give the same bytes.
 */
export function assemblePdf(objects: readonly PdfObject[]): Buffer {
  const parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer | string) => {
    const buffer = Buffer.from(part);
    parts.push(buffer);
    length += buffer.length;
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
  const xrefOffset = length;
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) add(`${String(offset).padStart(10, '0')} 00000 n \n`);
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xrefOffset}\n%%EOF\n`);
  return Buffer.concat(parts);
}
