import { mkdir, writeFile } from 'node:fs/promises';
import { getErrorCode, RuleError } from '../../http/errors.ts';

/** Reasons by the code of a file system error. */
const REASONS: Record<string, string> = {
  EACCES: 'you have no permission to write there',
  EEXIST: 'a file with this name exists',
  EISDIR: 'it is a folder',
  ENOENT: 'the folder does not exist',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  EPERM: 'you have no permission to write there',
  EROFS: 'the disk is read-only',
};

/**
 * Writes a file for the owner. Replaces an existing file.
 * @throws RuleError with a message for the owner when the file cannot be written
 */
export async function writeOutputFile(path: string, content: Uint8Array): Promise<void> {
  await explainErrors(path, () => writeFile(path, content));
}

/**
 * Creates a folder for the owner, with its parents. Does nothing when it exists.
 * @throws RuleError with a message for the owner when the folder cannot be created
 */
export async function createOutputFolder(path: string): Promise<void> {
  await explainErrors(path, () => mkdir(path, { recursive: true }));
}

async function explainErrors(path: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const code = getErrorCode(error);
    throw new RuleError(`${path} cannot be written: ${REASONS[code] ?? `error ${code}`}.`);
  }
}
