import { setImmediate } from 'node:timers';
import { createGlobalStyle, keyframes, styled, StyleSheetManager } from 'styled-components';
import { createPageStyles } from './page-styles.ts';

// React's server build needs setImmediate, which the browser test environment lacks.
beforeAll(() => void Object.assign(globalThis, { setImmediate }));

const turn = keyframes`to { rotate: 1turn; }`;
const Wheel = styled.div`
  animation: ${turn} 1s;
`;
const Box = styled.div<{ $width: number }>`
  width: ${({ $width }) => $width}px;
`;
const SiteStyle = createGlobalStyle`main { margin: 0; }`;

async function renderStyles(content: React.ReactNode, nonce = 'nonce'): Promise<string> {
  const { renderToString } = await import('react-dom/server');
  const { sheet, createStyleElement } = createPageStyles();
  renderToString(<StyleSheetManager sheet={sheet}>{content}</StyleSheetManager>);
  return createStyleElement(nonce);
}

it('creates a style element with the nonce and the rules of the rendered components', async () => {
  const element = await renderStyles(
    <>
      <SiteStyle />
      <Box $width={1} />
      <Wheel />
    </>,
  );
  expect(element).toMatch(/^<style nonce="nonce" data-styled="true" /);
  expect(element).toContain('main{margin:0;}');
  expect(element).toContain('{width:1px;}');
  expect(element).toContain('{rotate:1turn;}');
  expect(element).not.toContain('width:2px');
});

it('creates the same element for a later render of the same components, with its own nonce', async () => {
  const content = (
    <>
      <SiteStyle />
      <Wheel />
      <Box $width={3} />
    </>
  );
  const first = await renderStyles(content, 'one');
  expect(await renderStyles(content, 'two')).toBe(first.replace('nonce="one"', 'nonce="two"'));
});

it('omits the rules that only an earlier render used', async () => {
  await renderStyles(<Box $width={4} />);
  const element = await renderStyles(<Box $width={5} />);
  expect(element).toContain('width:5px');
  expect(element).not.toContain('width:4px');
});

it('creates no element for a render without styles', async () => {
  expect(await renderStyles(<p>plain</p>)).toBe('');
});

it('creates the rules of a global style from the properties of each render', async () => {
  const Tint = createGlobalStyle<{ $color: string }>`body { color: ${({ $color }) => $color}; }`;
  expect(await renderStyles(<Tint $color="red" />)).toContain('color:red');
  const element = await renderStyles(<Tint $color="blue" />);
  expect(element).toContain('color:blue');
  expect(element).not.toContain('color:red');
});

it('includes the keyframes of a global style in every render', async () => {
  const Waves = createGlobalStyle`body { animation: ${keyframes`to { top: 1px; }`} 1s; }`;
  expect(await renderStyles(<Waves />)).toContain('{top:1px;}');
  expect(await renderStyles(<Waves />)).toContain('{top:1px;}');
});
