import { mkdir, writeFile } from 'node:fs/promises';
import { seed } from './data/seed.ts';

const folder = new URL('dist/data/', import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL('seed.json', folder), `${JSON.stringify(seed, null, 1)}\n`);
