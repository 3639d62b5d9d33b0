import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInThisContext } from 'node:vm';

interface LoaderContext {
  callback: (error: null, code: string) => void;
}

const require = createRequire(import.meta.url);
const prepareStyles = require('./prepare-styles-loader.cjs') as (source: string) => string;
const useStaticTheme = require('./static-theme-loader.cjs') as (this: LoaderContext, code: string) => void;

function replaceTheme(code: string): string {
  let result = '';
  useStaticTheme.call({ callback: (_error, replacedCode) => (result = replacedCode) }, code);
  return result;
}

const LIBRARY = join(dirname(require.resolve('styled-components')), 'styled-components.esm.js');

it('replaces compiled functions that only read the theme with the values of the theme', () => {
  const code =
    'const Box = styled.div(["color:", ";margin:", ";"], ({ theme })=>theme.color.ink, ({ theme })=>theme.space.l);';
  expect(replaceTheme(code)).toBe(
    'const Box = styled.div(["color:", ";margin:", ";"], staticTheme.color.ink, staticTheme.space.l);\n' +
      "import { theme as staticTheme } from '@rangmala/shared/theme';\n",
  );
});

it('replaces compiled functions that draw an ornament in colours of the theme', () => {
  const code =
    'styled.p(["a:", ";b:", ";"], ({ theme })=>blockBorder(theme.color.ink, theme.color.line), ({ theme })=>blockSprig(theme.color.ink));';
  expect(replaceTheme(code)).toContain(
    'styled.p(["a:", ";b:", ";"], blockBorder(staticTheme.color.ink, staticTheme.color.line), blockSprig(staticTheme.color.ink));',
  );
});

it.each([
  '({ theme, $tone })=>theme.color[$tone]',
  '({ theme })=>theme.color[tone]',
  '({ theme })=>theme.title',
  '({ theme })=>blockBorder(theme.color.ink, color)',
  '({ theme })=>mixColors(theme.color.ink, theme.color.line)',
])('keeps the function %s', (styleFunction) => {
  const code = `styled.p(["color:", ";"], ${styleFunction});`;
  expect(replaceTheme(code)).toBe(code);
});

it('keeps the functions of global styles, because the ids of global styles depend on the functions', () => {
  const code = 'createGlobalStyle(["p{color:", ";}"], ({ theme })=>theme.color.ink);';
  expect(replaceTheme(code)).toBe(code);
});

it('joins neighbouring texts when styled-components defines a component', () => {
  const library = readFileSync(LIBRARY, 'utf8');
  const preparedLibrary = prepareStyles(library);
  expect(preparedLibrary).toMatch(/constructor\((\w+),\w+,\w+\)\{this\.rules=joinTexts\(\1\),/);

  const code = preparedLibrary.slice(preparedLibrary.lastIndexOf('function joinTexts'));
  const joinTexts = runInThisContext(`${code}; joinTexts`) as (rules: unknown[]) => unknown[];
  const readSize = () => '1px';
  expect(joinTexts(['a:', '1', ';b:', readSize, ';c:', '2'])).toEqual(['a:1;b:', readSize, ';c:2']);
});

it('compiles global styles only for a style sheet without the rules of these styles', () => {
  const preparedLibrary = prepareStyles(readFileSync(LIBRARY, 'utf8'));
  expect(preparedLibrary).toMatch(
    /if\(\w+\.hasNameForId\((\w+),\1\+\w+\)\);else\{const \w+=this\.computeRules\(/,
  );
});

it('throws when styled-components lacks the expected code', () => {
  expect(() => prepareStyles('class Other {}')).toThrow('styled-components does not contain');
});
