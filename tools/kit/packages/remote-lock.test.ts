import { createRemoteLock } from './remote-lock.ts';
import { createTeamPackages } from './team-packages.ts';

const LOCKED = {
  'node_modules/webpack': {
    version: '5.0.0',
    integrity: 'sha512-a',
    dev: true,
    dependencies: { semver: '^7.0.0' },
    optionalDependencies: { missing: '1.0.0' },
    peerDependencies: { peer: '1', unused: '1' },
    peerDependenciesMeta: { unused: { optional: true } },
  },
  'node_modules/webpack/node_modules/semver': { version: '7.1.0' },
  'node_modules/semver': { version: '6.0.0' },
  'node_modules/peer': { version: '1.2.3' },
  'node_modules/unused': { version: '1.0.0' },
  'node_modules/compiler': { name: '@scope/typescript', version: '7.0.2' },
};

it('contains dependencies and required peer dependencies, each from the nearest node_modules folder', () => {
  const lock = createRemoteLock(LOCKED, ['webpack']);
  expect(Object.keys(lock)).toEqual([
    'node_modules/peer',
    'node_modules/webpack',
    'node_modules/webpack/node_modules/semver',
  ]);
  expect(lock['node_modules/webpack']).toMatchObject({
    integrity: 'sha512-a',
    resolved: 'https://registry.npmjs.org/webpack/-/webpack-5.0.0.tgz',
  });
  expect(lock['node_modules/webpack']).not.toHaveProperty('dev');
});

it('locks Jest, webpack and React for a new remote, but no development server', () => {
  const file = createTeamPackages()['@rangmala/create-remote']?.files['lock.json'];
  const names = Object.keys(JSON.parse(file && 'text' in file ? file.text : '{}') as object);
  expect(names).toEqual(
    expect.arrayContaining(['node_modules/jest', 'node_modules/webpack', 'node_modules/react']),
  );
  expect(names.filter((path) => /webpack-dev-server|react-refresh|@rangmala/.test(path))).toEqual([]);
});
