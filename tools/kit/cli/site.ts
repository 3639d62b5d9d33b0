import { CommandError } from './command.ts';

/** The site that commands talk to: `--to`/`--site`, RANGMALA_SITE, or the one on this machine. */
export function siteAddress(given: string | undefined): string {
  const address = given ?? process.env['RANGMALA_SITE'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new CommandError(`${address} is not the address of a site.`);
  }
  return new URL(address).origin;
}

/**
 * Asks the site as the team whose token stands in RANGMALA_TOKEN.
 * @throws CommandError with the site's sentence, and every objection of its gate
 */
export async function ask<T>(site: string, path: string, init: RequestInit = {}): Promise<T> {
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
    { detail?: string; objections?: string[] } | undefined;
  if (response.ok && body) return body as T;
  const sentences = body?.objections ?? [
    body?.detail ?? `${site} answered ${response.status}, and no site of ours.`,
  ];
  throw new CommandError(sentences.join('\n'));
}
