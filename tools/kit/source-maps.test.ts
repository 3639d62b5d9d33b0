import { decode, encode } from '@jridgewell/sourcemap-codec';
import { ROOT } from './apps.mjs';
import { replacePlaceholderInSourceMap, getSourceName } from './source-maps.ts';

const PLACEHOLDER = 'long_placeholder';

/** Returns a source map of a single line with a segment at each column of `columns`. */
const createSourceMap = (
  columns: number[],
  sources = ['shop-remote/src/a.ts'],
  sourcesContent = ['const a = 1;'],
) =>
  JSON.stringify({
    version: 3,
    file: 'script.0123456789.js',
    sources,
    sourcesContent,
    names: [],
    mappings: encode([columns.map((column) => [column, 0, 0, 0])]),
  });

const readColumns = (json: string) =>
  decode((JSON.parse(json) as { mappings: string }).mappings)[0]?.map(([column]) => column);

it('moves the columns after each placeholder by the difference in length', () => {
  const script = `x=${PLACEHOLDER};${PLACEHOLDER}.y()`;
  const columns = [0, 2, script.indexOf(';'), script.indexOf('.y')];
  const newMap = replacePlaceholderInSourceMap(createSourceMap(columns), script, PLACEHOLDER, 'short');
  const newScript = script.replaceAll(PLACEHOLDER, 'short');
  expect(readColumns(newMap)).toEqual([0, 2, newScript.indexOf(';'), newScript.indexOf('.y')]);
});

it('keeps the columns of a script without a placeholder', () => {
  expect(
    readColumns(replacePlaceholderInSourceMap(createSourceMap([0, 4]), 'let a', PLACEHOLDER, 'short')),
  ).toEqual([0, 4]);
});

it('keeps only the content of the repository’s sources, and removes the digest from the federation entry', () => {
  const sources = ['shop-remote/src/a.ts', 'node_modules/react/index.js', 'x/.federation/entry.5f2a.js'];
  const newMap = replacePlaceholderInSourceMap(
    createSourceMap([0], sources, ['a', 'b', 'c']),
    'a',
    PLACEHOLDER,
    'short',
  );
  expect(JSON.parse(newMap)).toEqual({
    version: 3,
    sources: ['shop-remote/src/a.ts', 'node_modules/react/index.js', 'x/.federation/entry.js'],
    sourcesContent: ['a', null, null],
    names: [],
    mappings: 'AAAA',
  });
});

it('returns the path of a source in the repository, and the unchanged name of generated code', () => {
  const absoluteResourcePath = `${ROOT}/shop-remote/src/a.ts`;
  expect(getSourceName({ absoluteResourcePath, resourcePath: './src/a.ts' })).toBe('shop-remote/src/a.ts');
  const generated = 'webpack/runtime/load script';
  expect(getSourceName({ absoluteResourcePath: generated, resourcePath: generated })).toBe(generated);
});
