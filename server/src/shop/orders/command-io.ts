import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { RuleError } from '../../http/errors.ts';

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

/**
 * Writes a file for the owner, and the folder for it. Replaces an existing file.
 * @throws RuleError with a message for the owner when the file cannot be written
 */
export async function writeOutputFile(path: string, content: Uint8Array): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RuleError(`${path} cannot be written: ${reason}.`);
  }
}
