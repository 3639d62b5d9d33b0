import { setImmediate } from 'node:timers';
import { createElement } from 'react';
import { renderToText } from './render-to-text.ts';

// React's server build needs setImmediate, which the browser test environment lacks.
beforeAll(() => void Object.assign(globalThis, { setImmediate }));

test('renders texts longer than the buffer of React', async () => {
  const text = 'मधुबनी and Warli. '.repeat(500);
  const html = await renderToText(createElement('p', null, text), () => undefined);
  expect(html).toBe(`<p>${text}</p>`);
});

test('rejects when the whole tree throws', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  await expect(renderToText(createElement(Broken), () => undefined)).rejects.toThrow('broken');
});
