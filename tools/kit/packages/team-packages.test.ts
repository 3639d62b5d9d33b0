import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { KIT_FOLDER, ROOT } from '../apps.mjs';
import { COMPILER } from '../compiler.ts';
import { createTeamPackages } from './team-packages.ts';

const KIT_README = readFileSync(join(KIT_FOLDER, 'README.md'), 'utf8');

it('creates a package of shared with every exported file, and packages without tests and sources', () => {
  const packages = createTeamPackages();
  const shared = packages['@rangmala/shared'];
  const exported = Object.values(
    (shared?.manifest as unknown as { exports: Record<string, { types: string; default: string }> }).exports,
  );
  const files = Object.keys(shared?.files ?? {});
  expect(files).toEqual(
    expect.arrayContaining(
      exported.flatMap(({ types, default: script }) => [types, script].map((path) => path.slice(2))),
    ),
  );
  expect(files).toContain('dist/theme/icons/favicon.svg');
  const paths = Object.values(packages).flatMap((each) => Object.keys(each.files));
  expect(paths.filter((path) => /\.test\.|node_modules|^src\//.test(path))).toEqual([]);
});

it('creates a package of shared with every asset that the compiled code imports', () => {
  const files = createTeamPackages()['@rangmala/shared']?.files ?? {};
  const imports = Object.entries(files).flatMap(([path, content]) => {
    const code = path.endsWith('.js') && 'text' in content ? content.text : '';
    return [...code.matchAll(/(?:from|import)\s*\(?['"](\.{1,2}\/[^'"]+)['"]/g)].map(([, specifier = '']) =>
      posix.join(posix.dirname(path), specifier),
    );
  });
  expect(imports).toContain('dist/theme/fonts/mukta-400.woff2');
  expect(imports.filter((path) => posix.extname(path) !== '' && !(path in files))).toEqual([]);
});

it('pins the version of shared in the kit and in new remotes', () => {
  const packages = createTeamPackages();
  const version = packages['@rangmala/shared']?.manifest.version;
  expect(version).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{12}$/);
  expect(packages['@rangmala/kit']?.manifest).toMatchObject({
    dependencies: { '@rangmala/shared': version },
  });
  const versionsFile = packages['@rangmala/create-remote']?.files['versions.json'];
  expect(JSON.stringify(versionsFile)).toContain(String(version));
});

it('creates packages of shared and the kit with a README', () => {
  const packages = createTeamPackages();
  const readmes = ['@rangmala/shared', '@rangmala/kit'].map((name) => packages[name]?.files['README.md']);
  expect(readmes).toEqual([
    { text: expect.stringContaining('# @rangmala/shared') },
    { text: expect.stringContaining('# @rangmala/kit') },
  ]);
});

it('names every command of the kit and every subpath of shared in the README files', () => {
  const commands = readdirSync(join(KIT_FOLDER, 'cli'))
    .filter((file) => file.endsWith('.ts') && file !== 'new-remote.ts')
    .map((file) => file.replace(/\.ts$/, ''));
  expect(commands.filter((name) => !KIT_README.includes(`npm run ${name}`))).toEqual([]);
  const sharedReadme = readFileSync(join(ROOT, 'shared', 'README.md'), 'utf8');
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'shared', 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const folders = Object.keys(exports).map((subpath) => subpath.split('/')[1] ?? '');
  expect(folders.filter((name) => !new RegExp(`\`${name}[\`/]`).test(sharedReadme))).toEqual([]);
});

it('shows examples with valid types in the README of the kit', () => {
  const cacheFolder = join(ROOT, '.cache');
  mkdirSync(cacheFolder, { recursive: true });
  const folder = mkdtempSync(join(cacheFolder, 'readme-'));
  try {
    const examples = [...KIT_README.matchAll(/^```tsx?\n\/\/ (\S+)\n([^]*?)^```/gm)];
    const paths = examples.map(([, path = '']) => path);
    expect(paths).toEqual(expect.arrayContaining(['remote.ts', 'journeys/looms.spec.ts']));
    for (const [, path = '', code = ''] of examples) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, code);
    }
    const settings = {
      extends: join(ROOT, 'shop-remote', 'tsconfig.json'),
      include: ['**/*'],
      exclude: ['webpack.config.ts'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const { status, stdout } = spawnSync(process.execPath, [COMPILER, '-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
