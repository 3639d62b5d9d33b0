import { createTestSettings } from '../testing/settings.ts';
import { renderEmail, createGreeting } from './email-template.ts';

const { site } = createTestSettings('.');

test('writes greeting, paragraphs, details, link and signature in order as plain text', () => {
  const { text } = renderEmail(site, {
    name: 'Asha Rao',
    heading: 'Your session is booked',
    paragraphs: ['See you soon.'],
    details: [
      { label: 'Artist', value: 'Meera Devi' },
      { label: 'When', value: 'Monday' },
    ],
    button: { label: 'Join Meeting', url: 'https://shop.example/a?b=1&c=2' },
    links: [{ label: 'Your sessions', url: 'https://shop.example/s' }],
    closing: ['A calendar invitation is attached.'],
  });
  expect(text).toBe(
    'Your session is booked\n\nNamaste Asha,\n\nSee you soon.\n\nArtist: Meera Devi\nWhen: Monday\n\n' +
      'Join Meeting:\nhttps://shop.example/a?b=1&c=2\n\nYour sessions:\nhttps://shop.example/s\n\nA calendar invitation is attached.\n\n' +
      '-- \nRangmala\nhttp://localhost:3000\nhello@rangmala.example',
  );
});

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
