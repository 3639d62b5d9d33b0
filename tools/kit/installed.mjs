import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './apps.mjs';

const MARK = join(ROOT, 'node_modules', '.rangmala-lock');

const digest = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .update(process.version)
    .digest('hex');

/** Whether what package-lock.json lists was installed, by this Node. */
export function isInstalled() {
  return existsSync(MARK) && readFileSync(MARK, 'utf8') === digest();
}

/** Notes, after an installation succeeded, what was installed. */
export function markInstalled() {
  writeFileSync(MARK, digest());
}
