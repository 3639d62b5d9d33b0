import { createTestSettings } from '../testing/settings.ts';
import { renderEmail, createGreeting } from './email-template.ts';

const { site } = createTestSettings('.');

test('escapes every text', () => {
  const htmlText = '<img src=x>"\'';
  const { html } = renderEmail(site, {
    name: '<script>',
    heading: htmlText,
    paragraphs: [`a\n${htmlText}`],
    details: [{ label: htmlText, value: htmlText }],
    items: [{ name: htmlText, description: htmlText, amount: htmlText }],
    totals: [{ label: htmlText, value: htmlText }],
    button: { label: htmlText, url: 'https://shop.example/"><b>' },
    links: [{ label: htmlText, url: 'https://shop.example/"><b>' }],
    closing: [htmlText],
  });
  expect(html).not.toContain('<img src=x>');
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('"><b>');
  expect(html).toContain('a<br>&lt;img src=x&gt;&quot;&#39;');
});

test.each([
  ['Asha Rao', 'Namaste Asha,'],
  ['  Asha  ', 'Namaste Asha,'],
  ['', 'Namaste,'],
  [undefined, 'Namaste,'],
])('returns the greeting for the name %p', (name, greeting) => {
  expect(createGreeting(name)).toBe(greeting);
});
