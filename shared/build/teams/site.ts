/** A sentence for whoever ran the command; nothing else is wrong with the program. */
export class CommandError extends Error {
  override name = 'CommandError';
}

export interface Options {
  /** Options that stand alone or have a value: `--preview`, `--to X`. */
  get(name: string): string | true | undefined;
  /** What stands without a name, in order. */
  plain: readonly string[];
}

/** Reads `--name value`, `--name=value` and `--name`. */
export function readOptions(args: readonly string[]): Options {
  const named = new Map<string, string | true>();
  const plain: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const [, name, value] = /^--([a-z-]+)(?:=(.*))?$/.exec(args[index] ?? '') ?? [];
    if (name === undefined) {
      plain.push(args[index] ?? '');
      continue;
    }
    const next = args[index + 1];
    if (value !== undefined) named.set(name, value);
    else if (next !== undefined && !next.startsWith('--')) {
      named.set(name, next);
      index += 1;
    } else named.set(name, true);
  }
  return { get: (name) => named.get(name), plain };
}

/** The text of an option that needs one. */
export function textOf(options: Options, name: string): string | undefined {
  const value = options.get(name);
  if (value === true) throw new CommandError(`--${name} needs a value.`);
  return value;
}

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
  const body = (await response.json().catch(() => ({}))) as { detail?: string; objections?: string[] };
  if (response.ok) return body as T;
  const sentences = body.objections ?? [body.detail ?? `${site} answered ${response.status}.`];
  throw new CommandError(sentences.join('\n'));
}

/** Runs a command: a CommandError ends it with its sentence and status 1. */
export async function command(run: (options: Options) => Promise<void>): Promise<void> {
  try {
    await run(readOptions(process.argv.slice(2)));
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
