import { parseArgs, type ParseArgsConfig } from 'node:util';

/** A sentence for whoever ran the command; nothing else is wrong with the program. */
export class CommandError extends Error {
  override name = 'CommandError';
}

type Options = NonNullable<ParseArgsConfig['options']>;
type Given<T extends Options> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>;

/** npm takes `--to` for the beginning of a setting of its own. */
const SHORT_FOR: Record<string, string> = { to: 'token_description' };

/**
 * Runs a command with what it was given: whatever goes wrong ends it with a sentence and status 1. An option that
 * it does not know is refused, for a mistyped `--preview` must not go live.
 */
export async function command<const T extends Options>(
  options: T,
  run: (given: Given<T>) => Promise<void>,
): Promise<void> {
  try {
    refuseSwallowed(Object.keys(options));
    await run(readArguments(options));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

function readArguments<const T extends Options>(options: T): Given<T> {
  try {
    return parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
  } catch (error) {
    // What follows the first sentence is advice to programmers.
    const [sentence = ''] = (error as Error).message.split('. ');
    throw new CommandError(`${sentence}.`);
  }
}

/** Without `--` before them npm keeps a command's options for itself, and the command would do something else. */
function refuseSwallowed(names: readonly string[]): void {
  for (const name of names) {
    const settings = [name, SHORT_FOR[name] ?? name].map((setting) => `npm_config_${setting}`);
    if (settings.some((setting) => process.env[setting] !== undefined)) {
      throw new CommandError(
        `npm kept --${name} for itself: put "--" before it, as in "npm run … -- --${name}".`,
      );
    }
  }
}
