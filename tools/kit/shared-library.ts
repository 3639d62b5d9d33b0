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
import { ROOT } from './apps.mjs';
import { computeInputsDigest, listSharedInputs } from './build-inputs.mjs';
import { COMPILER } from './compiler.ts';

/** Contents of files by path, with `/` between folders. */
export type TextFiles = Record<string, string>;

const CACHE_FOLDER = 'shared/dist/compiled';

const isDeclaration = (path: string) => path.endsWith('.d.ts');

/** Returns the modules of `shared`, compiled to JavaScript with declarations; cached until an input changes. */
export function compileShared(): TextFiles {
  const digest = computeInputsDigest(listSharedInputs());
  const cacheFile = join(ROOT, CACHE_FOLDER, `${digest}.json`);
  if (existsSync(cacheFile)) return JSON.parse(readFileSync(cacheFile, 'utf8')) as TextFiles;
  const files = compileWithoutCache();
  mkdirSync(join(ROOT, CACHE_FOLDER), { recursive: true });
  // Several builds may run at the same time, so each build writes a separate file and renames it atomically.
  writeFileSync(`${cacheFile}.${process.pid}`, JSON.stringify(files));
  renameSync(`${cacheFile}.${process.pid}`, cacheFile);
  return files;
}

function compileWithoutCache(): TextFiles {
  const outDir = mkdtempSync(join(tmpdir(), 'rangmala-shared-'));
  try {
    const args = [COMPILER, '-p', 'shared/tsconfig.types.json', '--outDir', outDir];
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    if (status !== 0) throw new Error(`shared cannot be compiled:\n${stdout}`);
    return Object.fromEntries(
      Object.entries(readFiles(outDir)).map(([path, content]) => [
        path,
        isDeclaration(path) ? renameImportedFiles(content) : content,
      ]),
    );
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/**
 * Renames imported files in declarations (`./Field.tsx` → `./Field.js`). The compiler renames them only in scripts.
 */
function renameImportedFiles(declaration: string): string {
  return declaration.replace(
    /((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]+?)(?<!\.d)\.tsx?(?=['"])/g,
    '$1.js',
  );
}

function readFiles(folder: string): TextFiles {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length + 1).replaceAll('\\', '/'), file] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, file]) => [path, readFileSync(file, 'utf8')]),
  );
}
