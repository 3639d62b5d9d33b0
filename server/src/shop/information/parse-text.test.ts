import { parseText } from './parse-text.ts';

test('parses headings, paragraphs, lists and steps', () => {
  expect(
    parseText('## Cost\r\nFree in\nIndia.\n\n- One\n  and a half\n- Two\n\n1. First\n2. Second\n\nEnd.'),
  ).toEqual([
    { kind: 'heading', text: 'Cost' },
    { kind: 'paragraph', runs: [{ text: 'Free in India.' }] },
    { kind: 'list', items: [[{ text: 'One and a half' }], [{ text: 'Two' }]] },
    { kind: 'steps', items: [[{ text: 'First' }], [{ text: 'Second' }]] },
    { kind: 'paragraph', runs: [{ text: 'End.' }] },
  ]);
});

test('parses links and strong text inside a line', () => {
  expect(parseText('**Orders.** See [the page](/orders) or [mail](mailto:a@b.in).')).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { text: 'Orders.', strong: true },
        { text: ' See ' },
        { text: 'the page', to: '/orders' },
        { text: ' or ' },
        { text: 'mail', to: 'mailto:a@b.in' },
        { text: '.' },
      ],
    },
  ]);
});

test.each(['javascript:alert', '//evil.example', 'http://plain.example', 'data:text/html,x'])(
  'does not parse a link to %s',
  (target) => {
    const text = `Go [here](${target}) now`;
    expect(parseText(text)).toEqual([{ kind: 'paragraph', runs: [{ text }] }]);
  },
);
