import { buildStale } from './build-stale.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
try {
  await buildStale();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
// The server runs in this very process, so that signals reach it and nothing stands in between.
await import('../../server/dist/main.js');
