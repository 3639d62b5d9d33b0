import { parseArgs, type ParseArgsConfig } from 'node:util';

/** An error with a message for the user of the command. */
export class CommandError extends Error {
  override name = 'CommandError';
}

type Options = NonNullable<ParseArgsConfig['options']>;
type Arguments<T extends Options> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>;

/** npm's setting for an abbreviated option: npm reads `--to` as `--token-description`. */
const NPM_ABBREVIATIONS: Record<string, string> = { to: 'token_description' };

interface CommandDefinition<T extends Options> {
  options?: T;
  /** How many arguments the command takes; none by default. */
  maxArguments?: number;
}

/**
 * Runs a command with the arguments of this process. Prints the message of any error and sets exit status 1. Rejects
 * unknown options and arguments, because a command with a mistyped `--preview` would deploy to all visitors.
 */
export async function runCommand<const T extends Options>(
  { options = {} as T, maxArguments = 0 }: CommandDefinition<T>,
  run: (args: Arguments<T>) => Promise<void>,
): Promise<void> {
  try {
    rejectOptionsTakenByNpm(Object.keys(options));
    const args = readArguments(options);
    const extraArgument = args.positionals[maxArguments];
    if (extraArgument !== undefined)
      throw new CommandError(`The argument “${extraArgument}” is not expected.`);
    await run(args);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

function readArguments<const T extends Options>(options: T): Arguments<T> {
  try {
    return parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
  } catch (error) {
    // Keeps the first sentence of a parser error; the other sentences are advice for programmers.
    const [sentence = ''] = (error as Error).message.split('. ');
    throw new CommandError(`${sentence}.`);
  }
}

/**
 * Rejects options that npm has read as npm's own options. npm reads all options that do not follow `--`.
 * @throws CommandError when npm has read an option of the command
 */
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
