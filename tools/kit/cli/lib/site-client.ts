import { CommandError } from './run-command.ts';

/**
 * Returns the origin of the site that a command addresses: the given option, RANGMALA_SITE, or this machine's.
 * @throws CommandError when that is no http(s) address
 */
export function siteAddress(given: string | undefined): string {
  const address = given ?? process.env['RANGMALA_SITE'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new CommandError(`${address} is not the address of a site. Give one like https://shop.example.`);
  }
  return new URL(address).origin;
}

/**
 * Sends a request to the site with the token of RANGMALA_TOKEN and returns the JSON of the answer.
 * @throws CommandError with the site's error message, or every problem that its release checks found
 */
export async function requestSite<T>(site: string, path: string, init: RequestInit = {}): Promise<T> {
  const token = process.env['RANGMALA_TOKEN'];
  let response: Response;
  try {
    response = await fetch(`${site}${path}`, {
      ...init,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...init.headers },
    });
  } catch {
    throw new CommandError(`${site} does not answer.`);
  }
  const body = (await response.json().catch(() => undefined)) as
    { detail?: string; problems?: string[] } | undefined;
  if (response.ok && body) return body as T;
  const sentences = body?.problems ?? [
    body?.detail ??
      `${site} answered with status ${response.status} and no message. Is this the address of the site?`,
  ];
  throw new CommandError(sentences.join('\n'));
}
