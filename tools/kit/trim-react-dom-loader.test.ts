import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const trimReactDom = require('./trim-react-dom-loader.cjs') as (source: string) => string;

const FILES = join(dirname(require.resolve('react-dom')), 'cjs');
const LIBRARY = readFileSync(join(FILES, 'react-dom-client.production.js'), 'utf8');

it('replaces the constant errors of React DOM with their messages, which differ', () => {
  const numbers = [...trimReactDom(LIBRARY).matchAll(/Exception = formatProdErrorMessage\((\d+)\)/g)].map(
    ([, number]) => number,
  );
  expect(numbers).toHaveLength(5);
  expect(new Set(numbers).size).toBe(5);
});

it('keeps the errors that React DOM creates when they happen', () => {
  const countErrors = (code: string) => code.split('throw Error(formatProdErrorMessage(').length - 1;
  const errorsOfFindDomNode = 2;
  expect(countErrors(trimReactDom(LIBRARY))).toBe(countErrors(LIBRARY) - errorsOfFindDomNode);
});

it('removes only the function behind findDOMNode, which no other part of React DOM calls', () => {
  const code = trimReactDom(LIBRARY);
  expect(code).not.toContain('findDOMNode');
  expect(code).toContain('rendererPackageName: "react-dom"');
  expect(readFileSync(join(FILES, 'react-dom.production.js'), 'utf8')).not.toContain('.findDOMNode');
});

it.each([
  [
    'other constant errors',
    'Exception = Error(',
    'Exception = new Error(',
    'contains 0 constant errors instead of 5',
  ],
  ['no findDOMNode', '.findDOMNode = function', '.find = function', 'contains no findDOMNode'],
])('refuses a version of React DOM with %s', (_difference, text, replacement, message) => {
  expect(() => trimReactDom(LIBRARY.replaceAll(text, replacement))).toThrow(`React DOM ${message}.`);
});
