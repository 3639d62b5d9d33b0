import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Settings, SettingsError } from '../settings.ts';
import { FileStorage } from './file-storage.ts';
import type { Storage } from './storage.ts';
import { getErrorCode } from '../lib/error-code.ts';

/**
 * Opens the configured storage: an S3-compatible bucket, or files in the data folder.
 * @throws SettingsError when the bucket cannot be used
 */
export async function openStorage(settings: Pick<Settings, 's3' | 'dataDir'>): Promise<Storage> {
  if (!settings.s3) return new FileStorage(settings.dataDir);
  const { S3Storage } = await import('./s3-storage.ts');
  return S3Storage.open(settings.s3);
}

/**
 * Creates the folder for all stored data if it is missing.
 * @param dataDir absolute path of the folder
 * @throws SettingsError when the folder cannot be created or written to, or when the path is a file
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await createFolder(dataDir);
    await access(dataDir, constants.W_OK);
    if (!(await stat(dataDir)).isDirectory()) throw new Error(`${dataDir} is not a folder`);
  } catch (error) {
    throw new SettingsError(
      `DATA_DIR cannot be used: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

/**
 * Creates a folder and its missing parents. Does not use Node's recursive mkdir, which may never return when a folder
 * cannot be created, for example below /proc.
 */
async function createFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return;
    if (getErrorCode(error) !== 'ENOENT' || dirname(path) === path) throw error;
    await createFolder(dirname(path));
    await mkdir(path);
  }
}
