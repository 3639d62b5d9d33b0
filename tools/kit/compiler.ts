import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Path of the TypeScript compiler, in the version that the kit depends on. */
export const COMPILER = join(dirname(require.resolve('typescript-7/package.json')), 'bin', 'tsc');
