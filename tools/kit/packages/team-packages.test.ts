import { createTeamPackages } from './team-packages.ts';

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
