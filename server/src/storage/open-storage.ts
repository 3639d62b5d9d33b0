import type { Settings } from '../settings.ts';
import { FileStorage } from './file-storage.ts';
import type { Storage } from './storage.ts';

/**
 * Opens the configured storage: an S3-compatible bucket, or files in the data folder.
 * @throws SettingsError when the bucket cannot be used
 */
export async function openStorage(settings: Pick<Settings, 's3' | 'dataDir'>): Promise<Storage> {
  if (!settings.s3) return new FileStorage(settings.dataDir);
  const { S3Storage } = await import('./s3-storage.ts');
  return S3Storage.open(settings.s3);
}
