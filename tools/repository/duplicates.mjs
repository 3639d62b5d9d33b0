import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Detector, MemoryStore, weak } from '@jscpd/core';
import { Tokenizer } from '@jscpd/tokenizer';
import { listFiles } from './repository-files.mjs';
import { ROOT } from './run-command.mjs';

/** The document with the reason for each accepted duplicate. */
const EXPLANATIONS = 'docs/duplicates.md';

const OPTIONS = {
  minLines: 10,
  maxLines: Infinity,
  /** Less than jscpd's default, because ten lines of styles or JSX have few tokens. */
  minTokens: 25,
  /** Ignores white space and comments. */
  mode: weak,
  hashFunction: (value) => hash('sha1', value),
};

const IMPORTS = /^(?:import|export)\b[^;]*\bfrom '[^']+';/gm;
const SOURCE_FILE = /\.(?:tsx?|mjs|cjs)$/;
const TEST_FILE = /\.(?:test|spec)\.|\/testing\/|^e2e\//;

/**
 * Finds blocks of at least ten lines that are the same in two places, apart from white space, comments and imports.
 * @param {Record<string, string>} sources TypeScript or JavaScript by path
 * @returns {Promise<{ files: string[], detail: string }[]>}
 */
export async function findDuplicates(sources) {
  const store = new MemoryStore();
  store.namespace('typescript');
  const detector = new Detector(new Tokenizer(), store, [], OPTIONS);
  const duplicates = [];
  for (const [path, text] of Object.entries(sources)) {
    const withoutImports = text.replace(IMPORTS, (lines) => lines.replace(/[^\n]/g, ''));
    for (const clone of await detector.detect(path, withoutImports, 'typescript')) {
      const blocks = [clone.duplicationA, clone.duplicationB];
      duplicates.push({
        files: blocks.map(({ sourceId }) => sourceId),
        detail: blocks.map(({ sourceId, start, end }) => `${sourceId}:${start.line}-${end.line}`).join(' ~ '),
      });
    }
  }
  return duplicates;
}

/** Returns whether one line of the document `text` contains the paths of all `files` in backticks. */
export function isExplained(files, text) {
  return text.split('\n').some((line) => files.every((file) => line.includes(`\`${file}\``)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const paths = listFiles(ROOT).filter((file) => SOURCE_FILE.test(file) && !TEST_FILE.test(file));
  const sources = Object.fromEntries(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
  const explanations = readFileSync(join(ROOT, EXPLANATIONS), 'utf8');
  const duplicates = await findDuplicates(sources);
  const unexplained = duplicates.filter((each) => !isExplained(each.files, explanations));
  for (const { detail } of unexplained) console.log(detail);
  console.log(`${duplicates.length} duplicates, ${unexplained.length} not explained in ${EXPLANATIONS}`);
  process.exitCode = unexplained.length === 0 ? 0 : 1;
}
