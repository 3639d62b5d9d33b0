import { findMissingPaths } from './document-paths.mjs';

const FILES = ['server/src/app.ts', 'server/src/booking/appointments/rules.ts', 'docs/teams.md', 'README.md'];

const findMissing = (text) => findMissingPaths({ 'docs/teams.md': text }, FILES);

test('accepts paths of files and folders, also without their first folders', () => {
  expect(
    findMissing('`server/src/app.ts`, `appointments/rules.ts`, `app.ts`, `server/src/booking/`'),
  ).toEqual([]);
  expect(
    findMissing('`server/src/booking/appointments/ru…`, [read](../README.md), [here](teams.md#a)'),
  ).toEqual([]);
});

test('reports paths and links of missing files', () => {
  expect(findMissing('See `server/src/gone.ts`, `gone.ts`, `server/src/gone/` and [this](gone.md).')).toEqual(
    [
      'docs/teams.md: server/src/gone.ts',
      'docs/teams.md: gone.ts',
      'docs/teams.md: server/src/gone',
      'docs/teams.md: docs/gone.md',
    ],
  );
});

test('ignores commands, URL paths, packages, code blocks and files of a build', () => {
  const text =
    '`npm start`, `/cart`, `@rangmala/kit`, `GET /items/{id}`, `release.json`, `demo/dist/data/seed.json`';
  expect(findMissing(`${text}\n\`\`\`\n\`gone.ts\`\n\`\`\`\n`)).toEqual([]);
});
