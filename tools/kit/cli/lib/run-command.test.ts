import { CommandError, runCommand } from './run-command.ts';

const OPTIONS = { to: { type: 'string' }, preview: { type: 'boolean', default: false } } as const;

interface Outcome {
  /** The options that the command received; undefined when it did not run. */
  given: object | undefined;
  said: string;
  status: number | undefined;
}

/** Runs a command like npm, with arguments and with options in environment variables. */
async function run(args: string[], kept: Record<string, string> = {}, fails?: Error): Promise<Outcome> {
  const { argv } = process;
  const { write } = process.stderr;
  const ended: Outcome = { given: undefined, said: '', status: undefined };
  process.argv = [...argv.slice(0, 2), ...args];
  process.stderr.write = (text: string | Uint8Array) => Boolean((ended.said += String(text)));
  Object.assign(process.env, kept);
  try {
    await runCommand(OPTIONS, async ({ values }) => {
      ended.given = { ...values };
      if (fails) throw fails;
    });
    ended.status = process.exitCode as number | undefined;
  } finally {
    process.argv = argv;
    process.stderr.write = write;
    process.exitCode = undefined;
    for (const name of Object.keys(kept)) delete process.env[name];
  }
  return ended;
}

it('passes the options to the command', async () => {
  expect(await run(['--to', 'https://site', '--preview'])).toEqual({
    given: { to: 'https://site', preview: true },
    said: '',
    status: undefined,
  });
});

it.each<[string, string[], Record<string, string>, string]>([
  ['an option is mistyped', ['--previw'], {}, "Unknown option '--previw'.\n"],
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
])('prints an error and does not run when %s', async (_case, args, kept, said) => {
  expect(await run(args, kept)).toEqual({ given: undefined, said, status: 1 });
});

it('prints the message of an error and sets status 1', async () => {
  expect(await run([], {}, new CommandError('The site does not answer.'))).toMatchObject({
    said: 'The site does not answer.\n',
    status: 1,
  });
});
