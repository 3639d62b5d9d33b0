import { createHash } from 'node:crypto';
import { RuleError } from '../../http/errors.ts';
import type { Storage } from '../../storage/storage.ts';
import { hasActiveContent } from '../../uploads/active-svg.ts';
import type { ImageWorkers } from '../../uploads/image-workers.ts';
import { readSvgDocument } from '../../uploads/svg-document.ts';
import { LostPictureError } from './stored-picture.ts';

/** Longer side in pixels of the picture of art that screens show, and of its thumbnail. */
const SCREEN_PIXELS = 1024;
const THUMBNAIL_PIXELS = 256;

const buildDrawingKey = (id: string): string => `art/${id}.svg`;
const buildScreenKey = (id: string, pixels: number): string =>
  pixels === SCREEN_PIXELS ? `art/${id}.webp` : `art/${id}-${pixels}.webp`;

/**
 * Stores a drawing that layers of kind art refer to. The same name and file result in the same id.
 * @param name small letters, digits and hyphens
 * @returns the id: the name and a digest of the file. The drawing of an id never changes, so that ordered designs print
 *   what the customer has seen.
 * @throws RuleError for a file that is not an SVG drawing, or that contains a script
 */
export async function storeArt(storage: Storage, name: string, file: Buffer): Promise<string> {
  const drawing = readSvgDocument(file);
  if (!drawing) throw new RuleError('This file is not an SVG drawing.');
  if (hasActiveContent(drawing)) throw new RuleError('This drawing contains a script.');
  const id = `${name}-${createHash('sha256').update(drawing).digest('hex').slice(0, 8)}`;
  if (!(await storage.exists(buildDrawingKey(id)))) await storage.put(buildDrawingKey(id), drawing);
  return id;
}

/** A density at which the proportion of a small drawing is precise. Measuring decodes no pixels. */
const MEASURING = { density: 300, limitInputPixels: false } as const;

/** Returns the width and height of drawings by id; only the proportion matters. */
export async function measureArt(
  storage: Storage,
  ids: readonly string[],
): Promise<Map<string, { width: number; height: number }>> {
  const { default: sharp } = await import('sharp');
  const sizes = new Map<string, { width: number; height: number }>();
  for (const id of ids) {
    const { width, height } = await sharp(await readArt(storage, id), MEASURING).metadata();
    sizes.set(id, { width, height });
  }
  return sizes;
}

/** Returns whether the drawing of an id is stored. */
export const hasArt = (storage: Storage, id: string): Promise<boolean> => storage.exists(buildDrawingKey(id));

/** Returns the SVG drawing of an id. @throws LostPictureError when its file is missing */
export async function readArt(storage: Storage, id: string): Promise<Buffer> {
  const drawing = await storage.get(buildDrawingKey(id));
  if (!drawing) throw new LostPictureError(buildDrawingKey(id), 'missing');
  return drawing;
}

/** Returns a drawing as WebP for screens; undefined for an unknown id. Makes and stores the file on first use. */
export async function readArtForScreen(
  { storage, imageWorkers }: { storage: Storage; imageWorkers: ImageWorkers },
  id: string,
  isThumbnail = false,
): Promise<Buffer | undefined> {
  const pixels = isThumbnail ? THUMBNAIL_PIXELS : SCREEN_PIXELS;
  const stored = await storage.get(buildScreenKey(id, pixels));
  if (stored) return stored;
  if (!(await hasArt(storage, id))) return undefined;
  const { content } = await imageWorkers.render(
    'stored',
    await readArt(storage, id),
    'image/svg+xml',
    pixels,
  );
  const picture = Buffer.from(content);
  await storage.put(buildScreenKey(id, pixels), picture);
  return picture;
}
