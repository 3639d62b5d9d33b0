import { statfs } from 'node:fs/promises';
import { ApiError } from '../http/errors.ts';
import type { Settings } from '../settings.ts';

/**
 * Refuses an upload while the disk has less free space than the reserve. The reserve is kept for bookings and orders.
 * Does nothing without a reserve, and when uploads are stored in a bucket.
 * @throws ApiError 507 when the free space is below the reserve
 */
export async function requireDiskReserve(
  settings: Pick<Settings, 'dataDir' | 'diskReserveBytes' | 's3'>,
): Promise<void> {
  if (settings.s3 || (await hasDiskReserve(settings))) return;
  throw new ApiError(
    507,
    'We can’t take images right now because our storage is full. Please try again later.',
  );
}

/**
 * Refuses a new or changed design while the disk has less free space than the reserve. Does nothing without a reserve.
 * Does nothing with PostgreSQL, because this process cannot read the free space of the database server.
 * @throws ApiError 507 when the free space is below the reserve
 */
export async function requireDiskReserveForDesigns(
  settings: Pick<Settings, 'dataDir' | 'diskReserveBytes' | 'databaseUrl'>,
): Promise<void> {
  if (settings.databaseUrl || (await hasDiskReserve(settings))) return;
  throw new ApiError(
    507,
    'We can’t save designs right now because our storage is full. Please try again later.',
  );
}

/** Returns whether the disk of the data folder has at least the free space of the reserve. */
export async function hasDiskReserve({
  dataDir,
  diskReserveBytes,
}: Pick<Settings, 'dataDir' | 'diskReserveBytes'>): Promise<boolean> {
  if (diskReserveBytes === 0) return true;
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize >= diskReserveBytes;
}
