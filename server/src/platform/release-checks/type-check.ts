import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import * as z from 'zod/mini';
import type { ReleaseDescription } from '@rangmala/shared/contract';

/** The content of `types.json`: type declarations by path below `shared/src`. */
export const declarationsSchema = z.record(z.string(), z.string());
export type Declarations = Readonly<z.infer<typeof declarationsSchema>>;

const SHARED_PREFIX = '@rangmala/shared/';

const CHECK_TIMEOUT_MS = 60_000;

interface ReleaseWithTypes {
  release: ReleaseDescription;
  types: Declarations;
}

export interface TypeCheckOptions {
  /** Which of the two releases is the candidate. */
  candidate: 'shell' | 'remote';
  /** Path of the compiler; by default the installed compiler. */
  compiler?: string | undefined;
  timeoutMs?: number;
}

/** An export of `shared` that the remote uses. */
interface CheckedExport {
  module: string;
  name: string;
  /** TypeScript expression for the type that the remote was built against. */
  built: string;
  /** TypeScript expression for the type that the shell offers. */
  offered: string;
}

/**
 * Compares the types that a shell offers with the types that a remote was built against, for the exports of `shared`
 * that the remote uses. Also compares optional members, because types that differ only in the name of an optional
 * member are assignable to each other.
 * @returns a message for each incompatible export, or the reason why the types could not be checked
 */
export async function findTypeProblems(
  shell: ReleaseWithTypes,
  remote: ReleaseWithTypes,
  { candidate, compiler = findCompiler(), timeoutMs = CHECK_TIMEOUT_MS }: TypeCheckOptions,
): Promise<string[]> {
  const checkedExports = listCheckedExports(remote);
  if (checkedExports.length === 0) return [];
  const remoteName = `${remote.release.app} ${remote.release.version}`;
  const shellName = `${shell.release.app} ${shell.release.version}`;
  const createRefusal = (reason: string) => [
    `The types of ${remoteName} could not be checked against ${shellName}: ${reason}`,
  ];
  if (!compiler)
    return createRefusal('no TypeScript compiler is installed beside the server. Run npm install.');
  const folder = await mkdtemp(join(tmpdir(), 'rangmala-type-check-'));
  try {
    await writeDeclarations(join(folder, 'built'), remote.types);
    await writeDeclarations(join(folder, 'offered'), shell.types);
    const lines = checkedExports.flatMap(createCheckLines);
    await writeFile(join(folder, 'check.ts'), [...lines, MEMBER_TYPES].join('\n'));
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify(createTsconfig(dirname(dirname(dirname(compiler))))),
    );
    const { errors, problem } = await runCompiler(compiler, folder, timeoutMs);
    if (problem !== undefined) return createRefusal(problem);
    return checkedExports.flatMap(({ module, name }, index) => {
      const [assignable, missing, added] = [1, 2, 3].map((line) =>
        errors.get(index * LINES_PER_CHECK + line),
      );
      if (assignable) {
        return [
          `${remoteName} uses ${name} of ${module} with another type than ${shellName} offers: ${assignable}`,
        ];
      }
      // A candidate remote may have members that the shell lacks, for example new optional members. If the shell also
      // has members that the remote lacks, a member was probably renamed.
      if (!missing || (candidate === 'remote' && !added)) return [];
      return [
        `${remoteName} uses ${name} of ${module} with ${extractMemberNames(missing)}, which ${shellName} does not have.`,
      ];
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const LINES_PER_CHECK = 3;

function createCheckLines({ built, offered }: CheckedExport): string[] {
  return [
    `((built: ${built}) => built)(null! as ${offered});`,
    `((missing: never) => missing)(null! as MissingMembers<${built}, ${offered}>);`,
    `((missing: never) => missing)(null! as MissingMembers<${offered}, ${built}>);`,
  ];
}

/**
 * Declares the type `MissingMembers`: the names of the members that `A` has and `B` lacks, also inside the types of
 * members, parameters and results, up to four levels deep. Ignores types without members in `B`, and ignores
 * differences between the types of members.
 */
const MEMBER_TYPES = `
type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Primitive = string | number | boolean | bigint | symbol | null | undefined;
type DecrementedDepth = [never, 0, 1, 2, 3];
type KeysOf<T> = T extends Primitive ? never : T extends readonly unknown[] ? number & keyof T : keyof T;
type MemberOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
type MissingMembers<A, B, Depth extends number = 4> = [Depth] extends [never]
  ? never
  : IsSame<A, B> extends true
    ? never
    : 0 extends 1 & (A | B)
      ? never
      : A extends (...args: infer P) => infer R
        ? B extends (...args: infer Q) => infer S
          ? MissingMembers<P, Q, DecrementedDepth[Depth]> | MissingMembers<R, S, DecrementedDepth[Depth]>
          : never
        : MissingKeys<A, B, Depth>;
type MissingKeys<A, B, Depth extends number> =
  | Exclude<KeysOf<A>, [KeysOf<B>] extends [never] ? KeysOf<A> : KeysOf<B>>
  | { [K in KeysOf<A> & KeysOf<B>]: MissingMembers<MemberOf<NonNullable<A>, K>, MemberOf<NonNullable<B>, K>, DecrementedDepth[Depth]> }[KeysOf<A> &
      KeysOf<B>];
`;

/**
 * Returns the member names in a compiler message such as `Argument of type '"lead" | "note"' is not …`, separated by
 * commas; `members` when the message contains no names.
 */
function extractMemberNames(message: string): string {
  const names = [...message.matchAll(/"([^"]+)"/g)].map(([, name]) => name);
  return names.length > 0 ? names.join(', ') : 'members';
}

/**
 * Returns the content of `tsconfig.json`. The check runs in a temporary folder, so libraries are looked up in
 * `nodeModules`.
 */
const createTsconfig = (nodeModules: string) => ({
  compilerOptions: {
    paths: { '*': [`${nodeModules}/@types/*`, `${nodeModules}/*`] },
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

function listCheckedExports({ release, types }: ReleaseWithTypes): CheckedExport[] {
  return Object.entries(release.uses)
    .filter(([module]) => module.startsWith(SHARED_PREFIX) && types[getDeclarationPath(module)])
    .flatMap(([module, names]) =>
      names
        .filter((name) => /^[A-Za-z_$][\w$]*$/.test(name))
        .map((name) => {
          const path = getDeclarationPath(module).replace(/\.d\.ts$/, '.ts');
          const createTypeExpression = (side: string) => `(typeof import('./${side}/${path}'))['${name}']`;
          return {
            module,
            name,
            built: createTypeExpression('built'),
            offered: createTypeExpression('offered'),
          };
        }),
    );
}

const getDeclarationPath = (module: string) => `${module.slice(SHARED_PREFIX.length)}/index.d.ts`;

async function writeDeclarations(folder: string, types: Declarations): Promise<void> {
  for (const [path, text] of Object.entries(types)) {
    if (!/^[\w@./-]+\.d\.ts$/.test(path) || path.split('/').includes('..')) continue;
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), makeImportsRelative(path, text));
  }
}

/** Makes imports of `shared` relative, so that declarations import only declarations of the same release. */
function makeImportsRelative(path: string, text: string): string {
  return text.replace(/(['"])@rangmala\/shared\/([\w-]+)\1/g, (_all, quote: string, subpath: string) => {
    const relative = posix.relative(posix.dirname(path), `${subpath}/index.ts`);
    return `${quote}${relative.startsWith('.') ? relative : `./${relative}`}${quote}`;
  });
}

function findCompiler(): string | undefined {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve('typescript-7/package.json'));
    return join(folder, 'bin', 'tsc');
  } catch {
    return undefined;
  }
}

interface CompilerResult {
  /** Error message by line number of the generated file `check.ts`. */
  errors: ReadonlyMap<number, string>;
  /** The reason why the compiler returned no usable result. */
  problem?: string;
}

function runCompiler(compiler: string, folder: string, timeoutMs: number): Promise<CompilerResult> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [compiler, '-p', folder, '--pretty', 'false'],
      { timeout: timeoutMs, killSignal: 'SIGKILL', cwd: tmpdir(), maxBuffer: 16 * 1024 * 1024 },
      (error, output, errorOutput) => {
        const errors = readErrors(output);
        if (!error || ((error.code === 1 || error.code === 2) && errors.size > 0)) resolve({ errors });
        else if (error.killed)
          resolve({ errors, problem: `the compiler took more than ${timeoutMs / 1000} s.` });
        else {
          const [firstLine = ''] = `${output}\n${errorOutput}`.trim().split('\n');
          resolve({
            errors,
            problem: `the compiler failed. ${removePaths(firstLine).slice(0, 300)}`.trim(),
          });
        }
      },
    );
  });
}

/**
 * Returns the error messages by line number of `check.ts`. Keeps only the last of several messages of a line, because
 * the last message is the most precise.
 */
function readErrors(output: string): ReadonlyMap<number, string> {
  const errors = new Map<number, string>();
  let currentLine: number | undefined;
  for (const text of output.split('\n')) {
    const [, line, message] = /check\.ts\((\d+),\d+\): error TS\d+: (.*)/.exec(text) ?? [];
    if (line && message) {
      currentLine = Number(line);
      errors.set(currentLine, removePaths(message));
    } else if (currentLine !== undefined && /^\s+\S/.test(text))
      errors.set(currentLine, removePaths(text.trim()));
    else currentLine = undefined;
  }
  return errors;
}

const removePaths = (message: string) => message.replace(/import\("[^"]*"\)\./g, '');
