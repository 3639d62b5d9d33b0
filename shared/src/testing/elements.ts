import { screen } from '@testing-library/react';

/** Expects a link with the accessible name `name` to `href`, on the page or in a part of it. */
export function expectLink(
  name: string | RegExp,
  href: string,
  part: Pick<typeof screen, 'getByRole'> = screen,
): void {
  expect(part.getByRole('link', { name })).toHaveAttribute('href', href);
}

/** Returns the texts of elements, separated by commas. */
export function joinTexts(elements: Iterable<Element>): string {
  return Array.from(elements, ({ textContent }) => textContent).join(', ');
}
