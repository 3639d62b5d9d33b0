import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Detector, MemoryStore, weak } from '@jscpd/core';
import { Tokenizer } from '@jscpd/tokenizer';
import { listFiles } from './repository-files.mjs';
import { ROOT } from './run-command.mjs';

/** Accepted duplicates: groups of files with the same block, each with the reason that it stays. */
const ACCEPTED_DUPLICATES = [
  {
    reason: 'The end of a form with two buttons. Different teams own the two forms.',
    files: [
      'booking-remote/src/pages/ChatPage/ChangeForm.tsx',
      'gallery-remote/src/pages/SessionChatPage/HandOverForm.tsx',
    ],
  },
  {
    reason: 'The end of a page that loads art types. Different teams own the two pages.',
    files: [
      'booking-remote/src/pages/AppointmentPage/AppointmentForm.tsx',
      'gallery-remote/src/pages/ArtTypesPage/ArtTypesPage.tsx',
    ],
  },
  {
    reason: 'The end of a form: closing tags and a grid. The buttons differ.',
    files: ['gallery-remote/src/pages/ArtistProfilePage/MailSettings.tsx', 'shared/src/chat/MessageForm.tsx'],
  },
  {
    reason: 'Styles of two columns. The column widths, which follow, differ.',
    files: [
      'shell/src/components/FormScreen.tsx',
      'shell/src/components/HelpScreen.tsx',
      'shell/src/pages/ContactPage/ContactPage.tsx',
    ],
  },
];

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
 * @param {string[]} paths of TypeScript and JavaScript files
 * @returns {Promise<{ files: string[], detail: string }[]>}
 */
async function findDuplicates(paths) {
  const store = new MemoryStore();
  store.namespace('typescript');
  const detector = new Detector(new Tokenizer(), store, [], OPTIONS);
  const duplicates = [];
  for (const path of paths) {
    const text = readFileSync(join(ROOT, path), 'utf8');
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

const isAccepted = ({ files }) =>
  ACCEPTED_DUPLICATES.some((group) => files.every((file) => group.files.includes(file)));

const duplicates = await findDuplicates(
  listFiles(ROOT).filter((file) => SOURCE_FILE.test(file) && !TEST_FILE.test(file)),
);
const refused = duplicates.filter((duplicate) => !isAccepted(duplicate));
for (const { detail } of refused) console.log(detail);
console.log(`${duplicates.length} duplicates, ${refused.length} not accepted`);
process.exitCode = refused.length === 0 ? 0 : 1;
