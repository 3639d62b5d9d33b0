import { command, CommandError } from './command.ts';

const OPTIONS = { to: { type: 'string' }, preview: { type: 'boolean', default: false } } as const;

interface Ended {
  /** What it was run with; undefined when it was not. */
  given: object | undefined;
  said: string;
  status: number | undefined;
}

/** Runs a command as npm would: with these arguments, and what npm kept for itself in the environment. */
async function run(args: string[], kept: Record<string, string> = {}, fails?: Error): Promise<Ended> {
  const { argv } = process;
  const { write } = process.stderr;
  const ended: Ended = { given: undefined, said: '', status: undefined };
  process.argv = [...argv.slice(0, 2), ...args];
  process.stderr.write = (text: string | Uint8Array) => Boolean((ended.said += String(text)));
  Object.assign(process.env, kept);
  try {
    await command(OPTIONS, async ({ values }) => {
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

it('runs with what it was given', async () => {
  expect(await run(['--to', 'https://site', '--preview'])).toEqual({
    given: { to: 'https://site', preview: true },
    said: '',
    status: undefined,
  });
});

it.each<[string, string[], Record<string, string>, string]>([
  ['an option is mistyped', ['--previw'], {}, "Unknown option '--previw'.\n"],
  ['an option lacks its value', ['--to'], {}, "Option '--to <value>' argument missing.\n"],
  [
    'npm kept an option for itself',
    [],
    { npm_config_preview: 'true' },
    'npm kept --preview for itself: put "--" before it, as in "npm run … -- --preview".\n',
  ],
  [
    'npm took an option for the beginning of its own',
    [],
    { npm_config_token_description: 'https://site' },
    'npm kept --to for itself: put "--" before it, as in "npm run … -- --to".\n',
  ],
])('does nothing but say so when %s', async (_what, args, kept, said) => {
  expect(await run(args, kept)).toEqual({ given: undefined, said, status: 1 });
});

it('ends with the sentence of whatever went wrong', async () => {
  expect(await run([], {}, new CommandError('The site does not answer.'))).toMatchObject({
    said: 'The site does not answer.\n',
    status: 1,
  });
});
