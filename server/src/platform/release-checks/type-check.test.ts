import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withFolder } from '../../testing/app.ts';
import { makeTestRelease } from '../../testing/releases.ts';
import { findTypeProblems, type TypeCheckOptions } from './type-check.ts';

const USES = { '@rangmala/shared/ui': ['PageIntro'] };

const makeReleaseWithTypes = (app: string, declaration: string) => ({
  release: makeTestRelease({
    app,
    version: '1.0.0',
    descriptionFields: { uses: app === 'shell' ? {} : USES },
  }).release,
  types: { 'ui/index.d.ts': declaration },
});

const checkTypes = (builtTypes: string, offeredTypes: string, options: Partial<TypeCheckOptions> = {}) =>
  findTypeProblems(makeReleaseWithTypes('shell', offeredTypes), makeReleaseWithTypes('shop', builtTypes), {
    candidate: 'shell',
    ...options,
  });

const declareComponent = (props: string) =>
  `export declare function PageIntro(props: { title: string; ${props} }): string;`;

describe('a shell', () => {
  it('is compatible when nothing changed or an optional member was added', async () => {
    expect(await checkTypes(declareComponent('lead?: string'), declareComponent('lead?: string'))).toEqual(
      [],
    );
    expect(
      await checkTypes(declareComponent('lead?: string'), declareComponent('lead?: string; tone?: "calm"')),
    ).toEqual([]);
  });

  it.each([
    ['an optional property', declareComponent('lead?: string'), declareComponent('intro?: string'), 'lead'],
    [
      'an optional property of an object in a property',
      declareComponent('hero?: { image: string; alt?: string }'),
      declareComponent('hero?: { image: string; text?: string }'),
      'alt',
    ],
    [
      'an optional member of a result',
      'export declare function PageIntro(): { id: string; note?: string };',
      'export declare function PageIntro(): { id: string; remark?: string };',
      'note',
    ],
    [
      'an optional member of a constant',
      'export declare const PageIntro: { id: string; note?: string };',
      'export declare const PageIntro: { id: string; remark?: string };',
      'note',
    ],
  ])('is refused when it renamed %s', async (_case, builtTypes, offeredTypes, member) => {
    expect(await checkTypes(builtTypes, offeredTypes)).toEqual([
      `shop 1.0.0 uses PageIntro of @rangmala/shared/ui with ${member}, which shell 1.0.0 does not have.`,
    ]);
  });

  it('is refused when it changed the type of a required property', async () => {
    const [sentence] = await checkTypes(declareComponent('count: number'), declareComponent('count: Date'));
    expect(sentence).toMatch(
      /^shop 1\.0\.0 uses PageIntro of @rangmala\/shared\/ui with another type than shell/,
    );
  });
});

describe('a remote', () => {
  it('may be built with optional members that the live shell does not have yet', async () => {
    const problems = await checkTypes(
      declareComponent('lead?: string; tone?: "calm"'),
      declareComponent('lead?: string'),
      {
        candidate: 'remote',
      },
    );
    expect(problems).toEqual([]);
  });

  it('is refused when it was built with a renamed optional property', async () => {
    const problems = await checkTypes(declareComponent('intro?: string'), declareComponent('lead?: string'), {
      candidate: 'remote',
    });
    expect(problems).toEqual([
      'shop 1.0.0 uses PageIntro of @rangmala/shared/ui with intro, which shell 1.0.0 does not have.',
    ]);
  });
});

describe('refuses a release when types cannot be checked:', () => {
  const checkWithCompiler = async (program: string, timeoutMs: number) =>
    withFolder(async (folder) => {
      const compiler = join(folder, 'tsc.cjs');
      await writeFile(compiler, program);
      return checkTypes(declareComponent(''), declareComponent(''), { compiler, timeoutMs });
    });
  const createRefusal = (reason: string) => [
    `The types of shop 1.0.0 could not be checked against shell 1.0.0: ${reason}`,
  ];

  it('no compiler is installed', async () => {
    expect(await checkTypes(declareComponent(''), declareComponent(''), { compiler: '' })).toEqual(
      createRefusal('no TypeScript compiler is installed beside the server. Run npm install.'),
    );
  });

  it.each([
    ['crashes', 'process.stderr.write("out of luck"); process.exitCode = 70;', 'out of luck'],
    ['refuses its input', 'process.stdout.write("error TS5023"); process.exitCode = 1;', 'error TS5023'],
  ])('the compiler %s', async (_case, program, message) => {
    expect(await checkWithCompiler(program, 30_000)).toEqual(
      createRefusal(`the compiler failed. ${message}`),
    );
  });

  it('the compiler exceeds its time limit', async () => {
    expect(await checkWithCompiler('setInterval(() => {}, 1000);', 300)).toEqual(
      createRefusal('the compiler took more than 0.3 s.'),
    );
  });
});
