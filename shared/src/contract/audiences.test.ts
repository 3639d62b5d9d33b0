import { type Audience, describeAudience, parseAudience } from './audiences.ts';

it.each<[string, Audience, string]>([
  ['staff', { staff: true }, 'staff'],
  ['language=HI', { language: 'hi' }, 'visitors with language hi'],
  ['region=in', { region: 'IN' }, 'visitors in region IN'],
  ['signed-out', { signedIn: false }, 'signed-out visitors'],
  [
    'signed-in, language=en-IN, region=IN',
    { signedIn: true, language: 'en-in', region: 'IN' },
    'signed-in visitors with language en-in in region IN',
  ],
])('parses and describes the audience %s', (text, audience, words) => {
  expect(parseAudience(text)).toEqual(audience);
  expect(describeAudience(audience)).toBe(words);
});

it.each(['', 'everyone', 'language=', 'language=hi,language=bn', 'signed-in,signed-out', 'region=I N'])(
  'refuses the audience "%s"',
  (text) => {
    expect(() => parseAudience(text)).toThrow('An audience is a list such as');
  },
);
