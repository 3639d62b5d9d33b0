import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './repository-files.mjs';
import { ROOT } from './run-command.mjs';

/** Patterns of paths that need not exist: generated files, files of the owner or a team, settings and example names. */
const UNCHECKED_PATHS = [
  /(?:^|\/)dist\//,
  /^(?:release|packages|media|seed|shop)\.json$/,
  /^(?:terms|privacy|returns|delivery)\.md$/,
  /^browser\/|^server\.cjs$|^uploads\//,
  /Looms|Weaving/,
  /^(?:DATA_DIR|PUBLIC_URL)\b/,
  /<\w+>|NNNN|^PascalCase|^kebab-case/,
];

/**
 * Matches a path with a slash, or the name of a TypeScript, `.mjs`, `.cjs`, JSON or Markdown file. Does not match URLs,
 * scoped packages, or paths that start with `/` or `.`.
 */
const PATH = /^(?![@/.]|https?:)(?:[\w.<>-]+\/)+[\w.<>…-]*$|^[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|cjs|json|md)$/;

/**
 * Finds the paths in Markdown documents that no file or folder has. Checks the paths in backticks and the targets of
 * links, but no code blocks. A path in backticks may leave out its first folders, and may end with `…` in place of the
 * rest of a name.
 * @param {Record<string, string>} documents Markdown by path
 * @param {string[]} files all files of the repository
 * @returns {string[]} a line for each missing path, for example `docs/teams.md: server/gone.ts`
 */
function findMissingPaths(documents, files) {
  const knownPaths = new Set(files.flatMap((file) => listPathEndings(file)));
  const exists = (path) =>
    path.endsWith('…')
      ? [...knownPaths].some((each) => each.startsWith(path.slice(0, -1)))
      : knownPaths.has(path);
  return Object.entries(documents).flatMap(([document, text]) => {
    const prose = text.replace(/^```[^]*?^```/gm, '');
    const missingPaths = [...prose.matchAll(/`([^`\n]+)`/g)]
      .map(([, code]) => code)
      .filter((code) => PATH.test(code) && !UNCHECKED_PATHS.some((pattern) => pattern.test(code)))
      .map((code) => code.replace(/\/$/, ''))
      .filter((path) => !exists(path));
    const missingLinks = [
      ...prose.replace(/`[^`\n]+`/g, '').matchAll(/\]\((?!https?:|#|\/|mailto:)([^)#\s]+)/g),
    ]
      .map(([, target]) => join(dirname(document), target))
      .filter((path) => !exists(path.replace(/\/$/, '')));
    return [...new Set([...missingPaths, ...missingLinks])].map((path) => `${document}: ${path}`);
  });
}

/** Returns the endings of a path and of its folders: `a/b/c.ts`, `b/c.ts`, `c.ts`, `a/b`, `b`, `a`. */
function listPathEndings(file) {
  const parts = file.split('/');
  return parts.flatMap((_, end) =>
    parts.slice(0, end + 1).map((_part, start) => parts.slice(start, end + 1).join('/')),
  );
}

const files = listFiles(ROOT);
const documents = files.filter((file) =>
  /^(?:(?:shared\/|tools\/kit\/)?README\.md|[A-Z]+\.md|docs\/.+\.md)$/.test(file),
);
const texts = Object.fromEntries(documents.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
const missingPaths = findMissingPaths(texts, files);
for (const line of missingPaths) console.log(line);
console.log(`${documents.length} documents, ${missingPaths.length} missing paths`);
process.exitCode = missingPaths.length === 0 ? 0 : 1;
