import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { StoredStream } from '../storage/storage.ts';
import { hasDiskReserve } from './disk-reserve.ts';

/**
 * Creates a function that renders and stores the share picture of an upload. The function takes the key of the share
 * picture, such as `uploads/<id>/mug-800x600.share.jpg`. The function returns undefined when the upload does not exist,
 * and throws the errors of {@link ImageWorkers.render}. Concurrent calls for one share picture render it once. When the
 * disk has less free space than the reserve, the share picture is rendered but not stored.
 */
export function createShareImageMaker({
  storage,
  imageWorkers,
  settings,
  log,
}: Pick<FastifyInstance, 'storage' | 'imageWorkers' | 'settings' | 'log'>) {
  const pendingByKey = new Map<string, Promise<Buffer | undefined>>();

  async function makeShareImage(key: string): Promise<Buffer | undefined> {
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
    let result = pendingByKey.get(key);
    if (!result) {
      result = makeShareImage(key).finally(() => pendingByKey.delete(key));
      pendingByKey.set(key, result);
    }
    const jpeg = await result;
    return jpeg && { stream: Readable.from([jpeg]), bytes: jpeg.length };
  };
}
