import { statfs } from 'node:fs/promises';
import { ApiError } from '../http/errors.ts';
import type { Settings } from '../settings.ts';

/**
 * Refuses an upload while the disk has less free space than the reserve, so that bookings and orders can still be
 * written. Does nothing when uploads are in a bucket, or without a reserve.
 * @throws ApiError 507 when the free space is below the reserve
 */
export async function requireDiskReserve({
  dataDir,
  diskReserveBytes,
  s3,
}: Pick<Settings, 'dataDir' | 'diskReserveBytes' | 's3'>): Promise<void> {
  if (s3 || diskReserveBytes === 0) return;
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize >= diskReserveBytes) return;
  throw new ApiError(
    507,
    'We can’t take images right now because our storage is full. Please try again later.',
  );
}
