import { buildStale } from './build-stale.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
try {
  await buildStale();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
// The server runs in this process, so that it gets signals directly.
await import('../../server/dist/main.js');
