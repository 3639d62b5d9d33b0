import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_DATA_VARIABLE, startSite } from './helpers/site.ts';

/** Imports the demo shop once for all sites of the tests. @returns a function that deletes the copy */
export default async function importDemo(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'rangmala-e2e-demo-'));
  const site = await startSite();
  await site.stop((dataDir) => cpSync(dataDir, folder, { recursive: true }));
  process.env[DEMO_DATA_VARIABLE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
