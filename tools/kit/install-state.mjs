import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './apps.mjs';

const RECORD_FILE = join(ROOT, 'node_modules', '.rangmala-lock');

const computeInstallationDigest = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .update(process.version)
    .digest('hex');

/** Returns whether the packages of the current package-lock.json were installed by this version of Node. */
export function isInstalled() {
  return existsSync(RECORD_FILE) && readFileSync(RECORD_FILE, 'utf8') === computeInstallationDigest();
}

/** Records the installed package-lock.json. Must be called after a successful installation. */
export function recordInstallation() {
  writeFileSync(RECORD_FILE, computeInstallationDigest());
}
