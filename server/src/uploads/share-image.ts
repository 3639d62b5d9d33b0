import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { StoredStream } from '../storage/storage.ts';
import { hasDiskReserve } from './disk-reserve.ts';

/**
 * Returns a function that makes the picture for link previews of an upload. The function stores the picture in the
 * folder of the upload, which is deleted as a whole. Simultaneous calls for one picture make the picture once. When the
 * disk has less free space than the reserve, the picture is made but not stored. The function takes the picture's key,
 * such as `uploads/<id>/mug-800x600.share.jpg`, and returns undefined when there is no such upload. Throws the
 * errors of {@link ImageWorkers.render}.
 */
export function createShareImageMaker({
  storage,
  imageWorkers,
  settings,
  log,
}: Pick<FastifyInstance, 'storage' | 'imageWorkers' | 'settings' | 'log'>) {
  const unfinished = new Map<string, Promise<Buffer | undefined>>();

  async function make(key: string): Promise<Buffer | undefined> {
    const picture = await storage.get(key.replace(/\.share\.jpg$/, '.webp'));
    if (!picture) return undefined;
    const { content } = await imageWorkers.renderForSharing(picture);
    const jpeg = Buffer.from(content);
    try {
      if (settings.s3 || (await hasDiskReserve(settings)))
        await storage.put(key, jpeg, { contentType: 'image/jpeg' });
    } catch (error) {
      log.warn(error, `The share picture ${key} could not be stored.`);
    }
    return jpeg;
  }

  return async (key: string): Promise<StoredStream | undefined> => {
    let result = unfinished.get(key);
    if (!result) {
      result = make(key).finally(() => unfinished.delete(key));
      unfinished.set(key, result);
    }
    const jpeg = await result;
    return jpeg && { stream: Readable.from([jpeg]), bytes: jpeg.length };
  };
}
