import { CommandError, runCommand } from './run-command.ts';

const OPTIONS = { to: { type: 'string' }, preview: { type: 'boolean', default: false } } as const;

interface CommandResult {
  /** The options that the command received; undefined when the command did not run. */
  parsedOptions: object | undefined;
  output: string;
  status: number | undefined;
}

/** Runs a command with arguments and environment variables. The command throws `error` when `error` is given. */
async function run(
  args: string[],
  environment: Record<string, string> = {},
  error?: Error,
): Promise<CommandResult> {
  const { argv } = process;
  const { write } = process.stderr;
  const result: CommandResult = { parsedOptions: undefined, output: '', status: undefined };
  process.argv = [...argv.slice(0, 2), ...args];
  process.stderr.write = (text: string | Uint8Array) => Boolean((result.output += String(text)));
  Object.assign(process.env, environment);
  try {
    await runCommand({ options: OPTIONS }, async ({ values }) => {
      result.parsedOptions = { ...values };
      if (error) throw error;
    });
    result.status = process.exitCode as number | undefined;
  } finally {
    process.argv = argv;
    process.stderr.write = write;
    process.exitCode = undefined;
    for (const name of Object.keys(environment)) delete process.env[name];
  }
  return result;
}

it('passes the options to the command', async () => {
  const parsedOptions = { to: 'https://site', preview: true };
  const result = await run(['--to', 'https://site', '--preview']);
  expect(result).toEqual({ parsedOptions, output: '', status: undefined });
});

it.each<[string, string[], Record<string, string>, string]>([
  ['an option is mistyped', ['--previw'], {}, "Unknown option '--previw'.\n"],
  ['an option has no dashes', ['preview'], {}, 'The argument “preview” is not expected.\n'],
  ['an option has no value', ['--to'], {}, "Option '--to <value>' argument missing.\n"],
  [
    'npm reads an option as its own',
    [],
    { npm_config_preview: 'true' },
    'npm read --preview as its own option. Put "--" before it: "npm run … -- --preview".\n',
  ],
  [
    'npm reads an option as an abbreviation of its own option',
    [],
    { npm_config_token_description: 'https://site' },
    'npm read --to as its own option. Put "--" before it: "npm run … -- --to".\n',
  ],
])('prints an error and does not run the command when %s', async (_case, args, environment, output) => {
  expect(await run(args, environment)).toEqual({ parsedOptions: undefined, output, status: 1 });
});

it('prints the message of an error and sets status 1', async () => {
  const result = await run([], {}, new CommandError('The site does not answer.'));
  expect(result).toMatchObject({ output: 'The site does not answer.\n', status: 1 });
});
