import { isInAudience, type Visitor } from './is-in-audience.ts';

const GUEST: Visitor = {
  headers: {},
  regionHeader: undefined,
  isStaff: () => Promise.resolve(false),
  isSignedIn: () => Promise.resolve(false),
};

const createVisitorWithLanguage = (language: string): Visitor => ({
  ...GUEST,
  headers: { 'accept-language': language },
});

it.each([
  ['hi', true],
  ['hi-IN,hi;q=0.9,en;q=0.8', true],
  ['en;q=0.5, HI;q=0.9', true],
  ['en-IN,hi;q=0.9', false],
  ['hil', false],
  ['', false],
  [';q=x,,', false],
])('recognises Hindi as the preferred language of "%s": %s', async (header, expected) => {
  expect(await isInAudience({ language: 'hi' }, createVisitorWithLanguage(header))).toBe(expected);
});

it('reads the region only from the configured header', async () => {
  const visitor: Visitor = { ...GUEST, headers: { 'cf-ipcountry': 'in' } };
  expect(await isInAudience({ region: 'IN' }, { ...visitor, regionHeader: 'cf-ipcountry' })).toBe(true);
  expect(await isInAudience({ region: 'LK' }, { ...visitor, regionHeader: 'cf-ipcountry' })).toBe(false);
  expect(await isInAudience({ region: 'IN' }, visitor)).toBe(false);
});

it('returns true only when every condition of the audience holds', async () => {
  const customer: Visitor = { ...createVisitorWithLanguage('hi'), isSignedIn: () => Promise.resolve(true) };
  expect(await isInAudience({ language: 'hi', signedIn: true }, customer)).toBe(true);
  expect(await isInAudience({ language: 'hi', signedIn: false }, customer)).toBe(false);
  expect(await isInAudience({ language: 'hi', staff: true }, customer)).toBe(false);
  expect(await isInAudience(undefined, GUEST)).toBe(true);
});
