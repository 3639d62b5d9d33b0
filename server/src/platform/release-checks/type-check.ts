import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import type { ReleaseDescription } from '@rangmala/shared/contract';

/** Type declarations of `shared`, by path below its `src`. */
export type Declarations = Readonly<Record<string, string>>;

const SHARED = '@rangmala/shared/';

/** Time limit of the type check, which takes seconds. */
const CHECK_MS = 60_000;

interface Side {
  release: ReleaseDescription;
  types: Declarations;
}

/**
 * Checks that the types of a shell's exports are compatible with those that a remote was built against, for every
 * export that the remote uses.
 * @returns a sentence for each incompatible export
 */
export async function typeProblems(shell: Side, remote: Side): Promise<string[]> {
  const compiler = findCompiler();
  const checks = checksFor(remote);
  if (!compiler || checks.length === 0) return [];
  const folder = await mkdtemp(join(tmpdir(), 'rangmala-type-check-'));
  try {
    await writeSide(join(folder, 'built'), remote.types);
    await writeSide(join(folder, 'offered'), shell.types);
    await writeFile(join(folder, 'check.ts'), checks.map(({ code }) => code).join('\n'));
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(configFor(compiler.libraries)));
    const errors = await compile(compiler.bin, folder);
    return checks.flatMap(({ module, name }, index) => {
      const message = errors.get(index + 1);
      if (!message) return [];
      const user = `${remote.release.app} ${remote.release.version}`;
      const host = `${shell.release.app} ${shell.release.version}`;
      return [`${user} uses ${name} of ${module} with another type than ${host} offers: ${message}`];
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Libraries are resolved from the server's node_modules: the check runs in a temporary folder. */
const configFor = (libraries: string) => ({
  compilerOptions: {
    paths: { '*': [`${libraries}/@types/*`, `${libraries}/*`] },
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    types: [],
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  },
  files: ['check.ts'],
});

/** Returns one line of code for each export of `shared` that the remote uses: the offered type must be assignable. */
function checksFor({ release, types }: Side): { module: string; name: string; code: string }[] {
  return Object.entries(release.uses)
    .filter(([module]) => module.startsWith(SHARED) && types[declarationOf(module)])
    .flatMap(([module, names]) =>
      names
        .filter((name) => /^[A-Za-z_$][\w$]*$/.test(name))
        .map((name) => {
          const path = declarationOf(module).replace(/\.d\.ts$/, '.ts');
          return {
            module,
            name,
            code: `((built: (typeof import('./built/${path}'))['${name}']) => built)(null! as (typeof import('./offered/${path}'))['${name}']);`,
          };
        }),
    );
}

const declarationOf = (module: string) => `${module.slice(SHARED.length)}/index.d.ts`;

async function writeSide(folder: string, types: Declarations): Promise<void> {
  for (const [path, text] of Object.entries(types)) {
    if (!/^[\w@./-]+\.d\.ts$/.test(path) || path.split('/').includes('..')) continue;
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), relativeImports(path, text));
  }
}

/** The declarations import each other by the package's name; here each side must find its own. */
function relativeImports(path: string, text: string): string {
  return text.replace(/(['"])@rangmala\/shared\/([\w-]+)\1/g, (_all, quote: string, subpath: string) => {
    const relative = posix.relative(posix.dirname(path), `${subpath}/index.ts`);
    return `${quote}${relative.startsWith('.') ? relative : `./${relative}`}${quote}`;
  });
}

function findCompiler(): { bin: string; libraries: string } | undefined {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve('typescript-7/package.json'));
    return { bin: join(folder, 'bin', 'tsc'), libraries: dirname(folder) };
  } catch {
    return undefined;
  }
}

/** Returns the compiler's errors by line of the check. */
function compile(bin: string, folder: string): Promise<ReadonlyMap<number, string>> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [bin, '-p', folder, '--pretty', 'false'],
      { timeout: CHECK_MS, cwd: tmpdir(), maxBuffer: 16 * 1024 * 1024 },
      (_error, output) => {
        resolve(readErrors(output));
      },
    );
  });
}

/** Returns the last message of each line: the compiler prints the innermost reason last. */
function readErrors(output: string): ReadonlyMap<number, string> {
  const errors = new Map<number, string>();
  let current: number | undefined;
  for (const text of output.split('\n')) {
    const [, line, message] = /check\.ts\((\d+),\d+\): error TS\d+: (.*)/.exec(text) ?? [];
    if (line && message) {
      current = Number(line);
      errors.set(current, withoutPaths(message));
    } else if (current !== undefined && /^\s+\S/.test(text)) errors.set(current, withoutPaths(text.trim()));
    else current = undefined;
  }
  return errors;
}

const withoutPaths = (message: string) => message.replace(/import\("[^"]*"\)\./g, '');
