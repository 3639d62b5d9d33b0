import { parseArgs, type ParseArgsConfig } from 'node:util';

/** An error whose message is shown to the user of the command, without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}

type Options = NonNullable<ParseArgsConfig['options']>;
type Arguments<T extends Options> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>;

/** npm reads `--to` as an abbreviation of one of its own settings. */
const NPM_ABBREVIATIONS: Record<string, string> = { to: 'token_description' };

/**
 * Runs a command with the arguments of this process. Prints the message of any error and sets exit status 1. Rejects
 * unknown options, so that a mistyped `--preview` does not deploy to all visitors.
 */
export async function runCommand<const T extends Options>(
  options: T,
  run: (args: Arguments<T>) => Promise<void>,
): Promise<void> {
  try {
    rejectOptionsTakenByNpm(Object.keys(options));
    await run(readArguments(options));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

function readArguments<const T extends Options>(options: T): Arguments<T> {
  try {
    return parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
  } catch (error) {
    // The first sentence of a parser error is enough; the others are advice to programmers.
    const [sentence = ''] = (error as Error).message.split('. ');
    throw new CommandError(`${sentence}.`);
  }
}

/** Without `--` before them npm takes a command's options as its own, and the command runs without them. */
function rejectOptionsTakenByNpm(names: readonly string[]): void {
  for (const name of names) {
    const settings = [name, NPM_ABBREVIATIONS[name] ?? name].map((setting) => `npm_config_${setting}`);
    if (settings.some((setting) => process.env[setting] !== undefined)) {
      throw new CommandError(
        `npm read --${name} as its own option. Put "--" before it: "npm run … -- --${name}".`,
      );
    }
  }
}
