import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const replaceConstantErrors = require('./constant-errors-loader.cjs') as (source: string) => string;

const LIBRARY = join(dirname(require.resolve('react-dom')), 'cjs', 'react-dom-client.production.js');

it('replaces the constant errors of React DOM with their messages, which differ', () => {
  const code = replaceConstantErrors(readFileSync(LIBRARY, 'utf8'));
  expect(code).toContain('SuspenseException = formatProdErrorMessage(460)');
  const numbers = [...code.matchAll(/Exception = formatProdErrorMessage\((\d+)\)/g)].map(
    ([, number]) => number,
  );
  expect(numbers).toHaveLength(5);
  expect(new Set(numbers).size).toBe(5);
});

it('keeps the errors that React DOM creates when they happen', () => {
  const library = readFileSync(LIBRARY, 'utf8');
  const countErrors = (code: string) => code.split('Error(formatProdErrorMessage(').length - 1;
  expect(countErrors(replaceConstantErrors(library))).toBe(countErrors(library) - 5);
});

it('refuses a version of React DOM with other constant errors', () => {
  expect(() => replaceConstantErrors('var SuspenseException = Error(formatProdErrorMessage(460));')).toThrow(
    'React DOM contains 1 constant errors instead of 5.',
  );
});
