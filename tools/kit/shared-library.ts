import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalledPackage, ROOT } from './apps.mjs';
import { inputsDigest, sharedInputs } from './build-inputs.mjs';
import { COMPILER } from './compiler.ts';

/** Contents by path, with `/` between folders. */
export type TextFiles = Record<string, string>;

const OUTPUT = 'shared/dist/compiled';

/** Folder with the compiled modules of an installed `@rangmala/shared`. */
const INSTALLED = 'node_modules/@rangmala/shared/dist';

const isDeclaration = (path: string) => path.endsWith('.d.ts');

/** Returns whether a file is for tests only. Release checks ignore these files. */
const isTesting = (path: string) => path.startsWith('testing/');

/** Returns the type declarations of `shared` for a release, by path below `shared/src`. */
export function sharedDeclarations(): TextFiles {
  const files = isInstalledPackage ? readFiles(join(ROOT, INSTALLED), isDeclaration) : compiledShared();
  return Object.fromEntries(
    Object.entries(files).filter(([path]) => isDeclaration(path) && !isTesting(path)),
  );
}

/** Returns the modules of `shared`, compiled to JavaScript with declarations; cached until a source changes. */
export function compiledShared(): TextFiles {
  const digest = inputsDigest(sharedInputs());
  const cached = join(ROOT, OUTPUT, `${digest}.json`);
  if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8')) as TextFiles;
  const files = compile();
  mkdirSync(join(ROOT, OUTPUT), { recursive: true });
  // Several builds may run at the same time, so each build writes a separate file and renames it atomically.
  writeFileSync(`${cached}.${process.pid}`, JSON.stringify(files));
  renameSync(`${cached}.${process.pid}`, cached);
  return files;
}

function compile(): TextFiles {
  const out = mkdtempSync(join(tmpdir(), 'rangmala-shared-'));
  try {
    const args = [COMPILER, '-p', 'shared/tsconfig.types.json', '--outDir', out];
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    if (status !== 0) throw new Error(`shared cannot be compiled:\n${stdout}`);
    return Object.fromEntries(
      Object.entries(readFiles(out, () => true)).map(([path, content]) => [
        path,
        isDeclaration(path) ? withScriptNames(content) : content,
      ]),
    );
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/**
 * Renames imported files in declarations (`./Field.tsx` → `./Field.js`). The compiler renames them only in scripts.
 */
function withScriptNames(declaration: string): string {
  return declaration.replace(
    /((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]+?)(?<!\.d)\.tsx?(?=['"])/g,
    '$1.js',
  );
}

function readFiles(folder: string, isWanted: (path: string) => boolean): TextFiles {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length + 1).replaceAll('\\', '/'), file] as const)
      .filter(([path]) => isWanted(path))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, file]) => [path, readFileSync(file, 'utf8')]),
  );
}
