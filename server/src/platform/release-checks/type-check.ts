import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import type { ReleaseDescription } from '@rangmala/shared/contract';

/** Type declarations of `shared`, by path below its `src`. */
export type Declarations = Readonly<Record<string, string>>;

const SHARED = '@rangmala/shared/';

/** A type check of a few lines; more means that the machine is ill. */
const CHECK_MS = 60_000;

interface Side {
  release: ReleaseDescription;
  types: Declarations;
}

/**
 * Whether what a shell offers is, by its types, still what a remote was built against: every name that the
 * remote uses, as it was when it was built, must be replaceable by the shell's.
 * @returns a sentence for each name that is not; [] also where no type checker is installed
 */
export async function typeObjections(shell: Side, remote: Side): Promise<string[]> {
  const compiler = findCompiler();
  const checks = checksFor(remote);
  if (!compiler || checks.length === 0) return [];
  const folder = await mkdtemp(join(tmpdir(), 'rangmala-gate-'));
  try {
    await writeSide(join(folder, 'then'), remote.types);
    await writeSide(join(folder, 'now'), shell.types);
    await writeFile(join(folder, 'check.ts'), checks.map(({ code }) => code).join('\n'));
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(configFor(compiler.libraries)));
    const errors = await compile(compiler.bin, folder);
    return checks.flatMap(({ module, name }, index) => {
      const message = errors.get(index + 1);
      if (!message) return [];
      const user = `${remote.release.app} ${remote.release.version}`;
      const host = `${shell.release.app} ${shell.release.version}`;
      return [`${user} uses ${name} of ${module} otherwise than ${host} offers it: ${message}`];
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Libraries are looked up where the server's are: the check itself stands in a folder for things that go. */
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

/** One line of code for each name that the remote uses of `shared`: what is now must do for what was then. */
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
            code: `((then: (typeof import('./then/${path}'))['${name}']) => then)(null! as (typeof import('./now/${path}'))['${name}']);`,
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

/** Both sides call each other's parts by the package's name; here each must find its own. */
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

/** What the compiler objects to, by line of the check. */
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

/** What the compiler says of each line: the innermost reason, which it prints last, names the difference. */
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
