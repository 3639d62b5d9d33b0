import { serveForDevelopment } from '../dev-server.ts';
import { isPortFree } from '../free-port.mjs';
import { findCurrentApp } from './lib/current-app.ts';
import { runCommand } from './lib/run-command.ts';
import { resolveSiteUrl } from './lib/site-client.ts';

const FIRST_PORT = 3101;

/**
 * `npm run dev -- --site https://site` serves the remote from this machine. The site shows this remote in a browser
 * that opens the printed URL.
 */
await runCommand({ options: { site: { type: 'string' } } }, async ({ values }) => {
  const { folder, app } = await findCurrentApp();
  const site = resolveSiteUrl(values.site);
  let port = FIRST_PORT;
  while (!(await isPortFree(port))) port += 1;
  await serveForDevelopment(folder, port);
  const query = new URLSearchParams({ app, port: String(port) });
  process.stdout.write(`open ${site}/_dev?${query} to see ${app} from this machine in that site\n`);
});
