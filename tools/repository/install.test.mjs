import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../kit/apps.mjs';
import { isSupportedNode } from './install.mjs';

test.each(['20.19.0', '22.12.0', '22.21.1', '23.5.0', '24.0.0', '25.1.0', '28.1.0'])(
  'supports Node %s',
  (version) => expect(isSupportedNode(version)).toBe(true),
);

test.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0'])('does not support Node %s', (version) =>
  expect(isSupportedNode(version)).toBe(false),
);

test('supports the oldest versions in `engines` of package.json', async () => {
  const { engines } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const versions = engines.node.split(' || ').map((range) => range.slice(1));
  expect(versions.map(isSupportedNode)).toEqual(versions.map(() => true));
});
