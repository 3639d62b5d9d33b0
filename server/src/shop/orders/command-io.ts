import { mkdir, writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { RuleError } from '../../http/errors.ts';
import { getErrorCode } from '../../lib/error-code.ts';

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Validates the days of `--from` and `--to`. A missing day does not limit the range.
 * @throws RuleError with a message for the owner when a day has a wrong format or does not exist, and when `from` is
 * after `to`
 */
export function parseDays({
  from = '0000-01-01',
  to = '9999-12-31',
}: {
  from?: string | undefined;
  to?: string | undefined;
}): [from: string, to: string] {
  for (const day of [from, to]) {
    if (!DAY_PATTERN.test(day)) throw new RuleError('Please give dates like 2026-04-01.');
    if (!z.iso.date().safeParse(day).success) throw new RuleError(`There is no day ${day}.`);
  }
  if (from > to) throw new RuleError('--from must not be after --to.');
  return [from, to];
}

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
