import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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

const PRODUCT = {
  id: 'kulhad-mug',
  category: 'Mugs',
  name: ' ',
  price: -1,
  description: 'Clay, glazed inside.',
  pictures: ['a.png'],
};
const ARTIST = {
  id: 'leela-rao',
  name: 'Leela Rao',
  picture: 'b.png',
  bio: 'Prints by hand.',
  testimonial: 'Come and print.',
  rating: 9,
  art_types: ['Block Print'],
  skills: [],
  availability: [],
};

test('names each problem of an invalid shop.json in a sentence', () =>
  withFolder(async (folder) => {
    const shop = { products: [PRODUCT], artists: [ARTIST], produkts: [] };
    await writeFile(join(folder, 'shop.json'), JSON.stringify(shop));
    const { status, err } = await runProgram('import', folder);
    expect(err.trim().split('\n').sort()).toEqual([
      'shop.json, artists[0].rating (leela-rao): This is too large.',
      'shop.json, as a whole: “produkts” is not known here.',
      'shop.json, products[0].name (kulhad-mug): This is too short.',
      'shop.json, products[0].price (kulhad-mug): This is too small.',
    ]);
    expect(status).toBe(1);
  }));

test.each([
  ['orders', ['list', 'RM-7KR3-H997'], 'The argument “RM-7KR3-H997” is not expected.'],
  ['token', ['shop', '--days', '0'], '--days must be a whole number from 1 to 3650.'],
])('prints a sentence and the usage of %s for wrong arguments %j', async (name, args, sentence) => {
  const { status, out, err } = await runProgram(name, ...args);
  expect(err.startsWith(`${sentence}\n\nnpm run ${name} -- `)).toBe(true);
  expect({ status, out }).toEqual({ status: 1, out: '' });
});

test('prints the usage for --help', async () => {
  expect(await runProgram('artist-password', '--help')).toEqual({
    status: 0,
    out: 'npm run artist-password -- <artist id>   gives that artist a new password\n',
    err: '',
  });
});
