/**
 * Returns whether the end of a JPEG or PNG file is missing. Browsers show such a file with a blank part, but the server
 * refuses it. Accepts data after the end of the picture, such as the video of a motion photo. Returns false for other
 * formats.
 */
export function isTruncated(bytes: Uint8Array): boolean {
  const startsWith = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (startsWith(0xff, 0xd8)) return !findMarker(bytes, 0xd9, findScan(bytes));
  return startsWith(0x89, 0x50, 0x4e, 0x47) && !hasPngEnd(bytes);
}

/**
 * Returns the position of a JPEG's start of scan marker, or the end of the file. Skips the segments before it by their
 * length, because a preview in them has an end marker of its own.
 */
function findScan(bytes: Uint8Array): number {
  let position = 2;
  while (position < bytes.length && !(bytes[position] === 0xff && bytes[position + 1] === 0xda)) {
    // Padding between segments has no length.
    const isSegment = bytes[position] === 0xff && bytes[position + 1] !== 0xff;
    position += isSegment ? 2 + ((bytes[position + 2] ?? 0) << 8) + (bytes[position + 3] ?? 0) : 1;
  }
  return position;
}

/** Returns whether a JPEG marker follows. Compressed data contains no marker, because it escapes each byte 0xff. */
function findMarker(bytes: Uint8Array, marker: number, start: number): boolean {
  let position = bytes.indexOf(0xff, start);
  while (position >= 0 && bytes[position + 1] !== marker) position = bytes.indexOf(0xff, position + 1);
  return position >= 0;
}

/** Returns whether the chunks of a PNG file end with `IEND`. A chunk is length, type, data and checksum. */
function hasPngEnd(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const IEND = 0x49454e44;
  for (let position = 8; position + 8 <= bytes.length; position += 12 + view.getUint32(position)) {
    if (view.getUint32(position + 4) === IEND) return true;
  }
  return false;
}
