import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../apps.mjs';

/**
 * `npm run new-remote -- weaving` makes `weaving-remote/`: the same tree as its sisters, a page at `/weaving`,
 * its test. The shell needs no change: a remote that it does not name owns the path of its own name.
 */
const [name = ''] = process.argv.slice(2);
const folder = `${name}-remote`;

if (!/^[a-z][a-z0-9-]{1,28}$/.test(name) || name === 'shell') {
  fail('Say its name: "npm run new-remote -- weaving", in lower-case letters, digits and hyphens.');
}
if (existsSync(join(ROOT, folder))) fail(`${folder} is there already.`);

const title = name.replace(
  /(^|-)(\w)/g,
  (_all, hyphen, letter) => (hyphen ? ' ' : '') + letter.toUpperCase(),
);
const page = `${title.replace(/ /g, '')}Page`;
const sister = JSON.parse(readFileSync(join(ROOT, 'shop-remote', 'package.json'), 'utf8'));

const files = {
  'package.json': `${JSON.stringify({ ...sister, name: folder, version: '1.0.0', description: `${title}.` }, null, 2)}\n`,
  'tsconfig.json': readFileSync(join(ROOT, 'shop-remote', 'tsconfig.json'), 'utf8'),
  'remote.ts': `import { defineRemote } from '@rangmala/shared/remote';

export default defineRemote({
  name: '${name}',
  pages: [{ path: '/${name}', page: '${page}' }],
  slots: [],
});
`,
  [`src/pages/${page}/${page}.tsx`]: `import { Container, PageHeader, PageMeta } from '@rangmala/shared/ui';

export default function ${page}() {
  return (
    <Container>
      <PageMeta title="${title}" description="${title} at Rangmala." />
      <PageHeader title="${title}" trail={[{ name: 'Home', to: '/' }, { name: '${title}' }]} />
    </Container>
  );
}
`,
  [`src/pages/${page}/${page}.test.tsx`]: `import { screen } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import ${page} from './${page}.tsx';

it('says what it is', () => {
  renderPage(<${page} />, { path: '/${name}' });
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`,
};

for (const [path, content] of Object.entries(files)) {
  const file = join(ROOT, folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
const rootFile = join(ROOT, 'package.json');
const root = JSON.parse(readFileSync(rootFile, 'utf8'));
root.workspaces.splice(root.workspaces.indexOf('server'), 0, folder);
writeFileSync(rootFile, `${JSON.stringify(root, null, 2)}\n`);
const { status } = spawnSync(
  'npm',
  ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
);
if (status !== 0) fail('The new workspace could not be installed: see the message of npm above.');
process.stdout.write(`made ${folder}: a page at /${name}
next: npm run dev -w ${folder}
then: npm run token -- ${name}    (where the site runs)
      RANGMALA_TOKEN=… npm run deploy -w ${folder}
`);

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
