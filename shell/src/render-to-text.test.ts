import { setImmediate } from 'node:timers';
import { createElement, Suspense, use } from 'react';
import { renderToText } from './render-to-text.ts';

// React's server build needs setImmediate, which the browser test environment lacks.
beforeAll(() => void Object.assign(globalThis, { setImmediate }));

const unexpectedError = (error: unknown) => {
  throw error;
};

const Broken = () => {
  throw new Error('broken');
};

test('renders texts longer than the buffer of React', async () => {
  const text = 'मधुबनी and Warli. '.repeat(500);
  const html = await renderToText(createElement('p', null, text), unexpectedError);
  expect(html).toBe(`<p>${text}</p>`);
});

test('renders no fallback of a part that does not suspend', async () => {
  const Fallback = jest.fn(() => 'Loading');
  const tree = createElement(
    Suspense,
    { fallback: createElement(Fallback) },
    createElement('p', null, 'Warli'),
  );
  expect(await renderToText(tree, unexpectedError)).toBe('<!--$--><p>Warli</p><!--/$-->');
  expect(Fallback).not.toHaveBeenCalled();
});

test('waits for a part that suspends', async () => {
  const loaded = Promise.resolve('Warli');
  const Part = () => createElement('p', null, use(loaded));
  const tree = createElement(Suspense, { fallback: 'Loading' }, createElement(Part));
  expect(await renderToText(tree, unexpectedError)).toBe('<!--$--><p>Warli</p><!--/$-->');
});

test('waits when the whole tree suspends', async () => {
  const loaded = Promise.resolve('Warli');
  const Page = () => createElement('p', null, use(loaded));
  expect(await renderToText(createElement(Page), unexpectedError)).toBe('<p>Warli</p>');
});

test('reports the error of a part once and leaves the part to the browser', async () => {
  const errors: unknown[] = [];
  const tree = createElement(
    'main',
    null,
    createElement('h1', null, 'Art'),
    createElement(Suspense, { fallback: 'Loading' }, createElement(Broken)),
  );
  const html = await renderToText(tree, (error) => void errors.push(error));
  expect(html).toContain('<h1>Art</h1>');
  expect(html).toContain('Loading');
  expect(errors).toEqual([new Error('broken')]);
});

test('rejects when the whole tree throws', async () => {
  await expect(renderToText(createElement(Broken), () => undefined)).rejects.toThrow('broken');
});
