import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInThisContext } from 'node:vm';

type Loader = (source: string) => string;

const require = createRequire(import.meta.url);
const joinStyles = require('./join-styles-loader.cjs') as Loader;
const useStaticTheme = require('./static-theme-loader.cjs') as Loader;

const LIBRARY = join(dirname(require.resolve('styled-components')), 'styled-components.esm.js');

it('replaces functions that only read the theme', () => {
  const source = 'const Box = styled.div`color: ${({ theme }) => theme.color.ink};`;';
  expect(useStaticTheme(source)).toBe(
    "const Box = styled.div`color: ${staticTheme.color.ink};`;\nimport { theme as staticTheme } from '@rangmala/shared/theme';\n",
  );
});

it('keeps functions that read other properties or compute a value', () => {
  const source =
    'styled.p`${({ theme, $tone }) => theme.color[$tone]} ${({ theme }) => blockBorder(theme.color.ink, theme.color.line)}`';
  expect(useStaticTheme(source)).toBe(source);
});

it('joins neighbouring texts when styled-components defines a component', () => {
  const library = readFileSync(LIBRARY, 'utf8');
  const joinedLibrary = joinStyles(library);
  expect(joinedLibrary).toMatch(/constructor\((\w+),\w+,\w+\)\{this\.rules=joinTexts\(\1\),/);

  const code = joinedLibrary.slice(joinedLibrary.lastIndexOf('function joinTexts'));
  const joinTexts = runInThisContext(`${code}; joinTexts`) as (rules: unknown[]) => unknown[];
  const readSize = () => '1px';
  expect(joinTexts(['a:', '1', ';b:', readSize, ';c:', '2'])).toEqual(['a:1;b:', readSize, ';c:2']);
});

it('refuses a library without the expected constructor', () => {
  expect(() => joinStyles('class Other {}')).toThrow('styled-components does not contain');
});
