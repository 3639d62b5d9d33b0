import { spawnSync } from 'node:child_process';

it('sets a flag that this version of V8 knows', () => {
  const program = `import { collectGarbageLessOften } from ${JSON.stringify(new URL('heap-growth.ts', import.meta.url))};
    collectGarbageLessOften();`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { encoding: 'utf8' },
  );
  // V8 writes the name of an unknown flag to the error output.
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
