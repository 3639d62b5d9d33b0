import { runStaleBuilds } from './stale-builds.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
try {
  await runStaleBuilds();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
