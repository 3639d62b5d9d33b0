import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { getErrorCode } from '../http/errors.ts';
import { SettingsError } from '../settings.ts';

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
