import { buildStale } from './build-stale.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
try {
  await buildStale();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
