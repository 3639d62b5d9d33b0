import { testSettings } from '../testing/settings.ts';
import { letter } from './email-template.ts';

const { site } = testSettings('.');

test('a letter reads the same in both forms, with its one link in place', () => {
  const { text, html } = letter(site, {
    greeting: 'Hello Asha,',
    paragraphs: ['First.', 'Last.'],
    action: { label: 'Choose a new password', url: 'https://shop.example/a?b=1&c=2', after: 0 },
  });
  expect(text).toBe(
    'Hello Asha,\n\nFirst.\n\nChoose a new password:\nhttps://shop.example/a?b=1&c=2\n\nLast.\n\n' +
      '-- \nRangmala\nhttp://localhost:3000\nhello@rangmala.example',
  );
  expect(html).toContain('href="https://shop.example/a?b=1&amp;c=2"');
  expect(html.indexOf('First.')).toBeLessThan(html.indexOf('href='));
  expect(html.indexOf('href=')).toBeLessThan(html.indexOf('Last.'));
});

test('what strangers wrote stays text', () => {
  const { html } = letter(site, { greeting: 'Hello <script>,', paragraphs: ['a\n"b" & <img src=x>'] });
  expect(html).toContain('Hello &lt;script&gt;,');
  expect(html).toContain('a<br>&quot;b&quot; &amp; &lt;img src=x&gt;');
});
