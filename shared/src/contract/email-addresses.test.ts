import { domainToASCII } from 'node:url';
import { parseEmailAddress } from './email-addresses.ts';

test.each([
  ' Asha@Example.IN ',
  'mailto:asha@example.in',
  'asha@example.in.',
  'Asha @ example.in;',
  'asha＠example.in।',
  '<asha@example.in>',
  '\u{202a}asha@example.in\u{202c}',
  '\u{feff}asha@example.in\u{200b}',
])('reads %j as asha@example.in', (text) => {
  expect(parseEmailAddress(text)).toBe('asha@example.in');
});

test.each(['डाटामेल.भारत', 'డేటామెయిల్.భారత్', 'অসম.ভাৰত', 'தமிழ்.இந்தியா', 'bücher.example', 'मेल.co.in', 'क्‍ष.भारत'])(
  'stores the domain %s in its script, typed so or in Punycode',
  (domain) => {
    const address = `asha@${domain.normalize('NFC')}`;
    expect(parseEmailAddress(`asha@${domain.normalize('NFD')}`)).toBe(address);
    expect(parseEmailAddress(`asha@${domainToASCII(domain).toUpperCase()}`)).toBe(address);
  },
);

test.each([
  'आशा@डाटामेल.भारत',
  "o'brien+mugs@sub.example.co.in",
  "!#$%&'*+/=?^_`{|}~-@example.org",
  'asha..rao.@docomo.example',
  '"asha rao"@example.in',
  '1@example.in',
  'asha@example.museum',
  'asha@a--b.example',
  'asha@163.com',
])('accepts %s', (address) => {
  expect(parseEmailAddress(address)).toBe(address);
});

test.each([
  'asha',
  '@example.in',
  'asha@',
  'asha@example',
  'asha@example.1',
  'asha@192.168.1.1',
  'asha@-example.in',
  'asha@example..in',
  'asha@exam_ple.in',
  'asha@example.in/x',
  'asha rao@example.in',
  'asha,ravi@example.in',
  'asha@ravi@example.in',
  'Asha <asha@example.in>',
  'asha@example.in\r\nBcc: x@example.in',
  '"asha\r\n"@example.in',
])('refuses %j', (text) => {
  expect(parseEmailAddress(text)).toBeUndefined();
});
