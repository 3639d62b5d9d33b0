import { PICTURE_WIDTHS } from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import { hasDiskReserve } from './disk-reserve.ts';
import type { ImageWorkers } from './image-workers.ts';
import type { PictureVariant } from './render-variant.ts';

/** Matches `design-800x600.webp`, `chai-mug-800x600.320w.avif` and `chai-mug-800x600.share.jpg`. */
const FILE_NAME = /^((?:[a-z0-9]+-)+(\d+)x\d+)(?:\.([1-9]\d*)w)?\.(webp|avif|share\.jpg)$/;

const CONTENT_TYPES = { webp: 'image/webp', avif: 'image/avif', 'share.jpg': 'image/jpeg' };

/** A file of a stored picture, by its name. */
export interface PictureFile {
  /** Name of the stored WebP that the file is made from. */
  master: string;
  contentType: string;
  /** undefined for the stored WebP itself. */
  variant: PictureVariant | undefined;
}

/** Parses the name of a picture's file. Returns undefined for a name or a width that pictures do not have. */
export function parsePictureFile(file: string): PictureFile | undefined {
  const [, stem, pictureWidth, widthText, formatText] = FILE_NAME.exec(file) ?? [];
  if (stem === undefined) return undefined;
  const format = formatText as PictureVariant['format'];
  const width = widthText === undefined ? undefined : Number(widthText);
  const isWidthValid =
    width === undefined ||
    (format !== 'share.jpg' && PICTURE_WIDTHS.includes(width) && width < Number(pictureWidth));
  if (!isWidthValid) return undefined;
  const isMaster = format === 'webp' && width === undefined;
  return {
    master: `${stem}.webp`,
    contentType: CONTENT_TYPES[format],
    variant: isMaster ? undefined : { format, width },
  };
}

/**
 * Renders and stores the variant of a picture. Returns undefined when the picture does not exist. Throws the errors of
 * {@link ImageWorkers.render}.
 * @param folder key of the picture's folder, such as `uploads/<id>`
 */
export type VariantMaker = (
  folder: string,
  file: string,
  imageWorkers?: ImageWorkers,
) => Promise<Buffer | undefined>;

/**
 * Creates a function that makes variants of pictures. Concurrent calls for one variant make it once. When the disk has
 * less free space than the reserve, the variant is rendered but not stored.
 */
export function createVariantMaker({
  storage,
  imageWorkers,
  settings,
  log,
}: Pick<FastifyInstance, 'storage' | 'imageWorkers' | 'settings' | 'log'>): VariantMaker {
  const pendingByKey = new Map<string, Promise<Buffer | undefined>>();

  async function makeVariant(
    folder: string,
    file: string,
    workers: ImageWorkers,
  ): Promise<Buffer | undefined> {
    const pictureFile = parsePictureFile(file);
    if (!pictureFile?.variant) return undefined;
    const { master, variant } = pictureFile;
    const picture = await storage.get(`${folder}/${master}`);
    if (!picture) return undefined;
    const content = Buffer.from((await workers.render('variant', picture, variant)).content);
    const key = `${folder}/${file}`;
    try {
      if (settings.s3 || (await hasDiskReserve(settings))) await storage.put(key, content);
    } catch (error) {
      log.warn(error, `The picture ${key} could not be stored.`);
    }
    return content;
  }

  return (folder, file, workers = imageWorkers) => {
    const key = `${folder}/${file}`;
    let result = pendingByKey.get(key);
    if (!result) {
      result = makeVariant(folder, file, workers).finally(() => pendingByKey.delete(key));
      pendingByKey.set(key, result);
    }
    return result;
  };
}
