import { CommandError } from './run-command.ts';
import { requestSite } from './site-client.ts';

/** Pause between two requests for the state of the check. */
const POLL_INTERVAL_MS = 2_000;

/** Longest wait for the result. The check may first wait for other checks. */
const MAX_WAIT_MS = 45 * 60_000;

/**
 * Makes the site open a published release in the server's Chromium, prints the URL of the report and waits for the
 * result. Prints the reason when the site cannot check the release.
 * @returns true when the release has passed the check; false when the site cannot check it, for example without
 *   Chromium
 * @throws CommandError when the check or a request fails, or the check has not ended after {@link MAX_WAIT_MS}
 */
export async function checkInBrowser(site: string, app: string, version: string): Promise<boolean> {
  const startedCheck = await requestSite(site, 'POST /_releases/{app}/checks', {
    params: { app },
    body: { version },
  });
  const { id } = startedCheck;
  if (id === undefined) {
    process.stdout.write(`${startedCheck.unavailable ?? 'The site does not check releases in a browser.'}\n`);
    return false;
  }
  process.stdout.write(`opening ${app} in a browser…\nreport ${startedCheck.report ?? ''}\n`);
  const startTime = Date.now();
  while (Date.now() - startTime < MAX_WAIT_MS) {
    const { state, problems } = await requestSite(site, 'GET /_releases/{app}/checks/{id}', {
      params: { app, id },
    });
    if (state === 'passed') {
      process.stdout.write(`${app} ${version} passes the browser check\n`);
      return true;
    }
    if (state === 'failed') throw new CommandError(problems.join('\n'));
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  throw new CommandError(
    `The browser check has not ended after ${MAX_WAIT_MS / 60_000} minutes. Its report: ${startedCheck.report ?? ''}`,
  );
}
