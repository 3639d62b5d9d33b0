import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { withFolder } from '../testing/app.ts';

interface ProgramResult {
  status: number | null;
  out: string;
  err: string;
}

/** Runs a program of this folder as npm does, with an empty data folder. */
function runProgram(name: string, ...args: string[]): Promise<ProgramResult> {
  return withFolder(async (DATA_DIR) => {
    const path = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', path, ...args], {
      env: { PATH: process.env['PATH'], SEED: 'none', DATA_DIR },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = { out: '', err: '' };
    child.stdout.on('data', (data: Buffer) => (output.out += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output.err += data.toString()));
    const [status] = (await once(child, 'close')) as [number | null];
    return { status, ...output };
  });
}
test.each([['orders', ['list', 'RM-7KR3-H997'], 'The argument “RM-7KR3-H997” is not expected.']])(
  'prints a sentence and the usage of %s for wrong arguments %j',
  async (name, args, sentence) => {
    const { status, out, err } = await runProgram(name, ...args);
    expect(err.startsWith(`${sentence}\n\nnpm run ${name} -- `)).toBe(true);
    expect({ status, out }).toEqual({ status: 1, out: '' });
  },
);

test('prints the usage for --help', async () => {
  expect(await runProgram('artist-password', '--help')).toEqual({
    status: 0,
    out: 'npm run artist-password -- <artist id>   gives that artist a new password\n',
    err: '',
  });
});
