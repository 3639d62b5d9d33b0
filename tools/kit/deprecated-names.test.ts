import { findDeprecatedNames } from './deprecated-names.ts';

it('returns the deprecated exports of shared with the text after @deprecated', () => {
  const declarations = {
    'ui/Button.d.ts': `/** A button. */
export declare function Button(): void;
/**
 * The old button.
 * @deprecated use
 *   Button
 * @param text its label
 */
export declare function OldButton(text: string): void;
/** @deprecated */
export declare const OLD = 1;`,
    'links/index.d.ts': '/** Every link. */ export declare const links: {};',
  };
  expect(findDeprecatedNames(declarations)).toEqual({
    '@rangmala/shared/ui': { OldButton: 'use Button', OLD: '' },
  });
});
