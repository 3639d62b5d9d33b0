import { registrationSchema } from './accounts.ts';

const ASHA = { full_name: ' Asha Rao ', email: ' Asha@Example.IN', password: 'दीपक जलते हैं' };

/** Returns the first validation message about a password, if any. */
function findPasswordProblem(password: unknown): string | undefined {
  return registrationSchema.safeParse({ ...ASHA, password }).error?.issues[0]?.message;
}

test('trims the name, trims and lower-cases the email address, and leaves the password unchanged', () => {
  expect(registrationSchema.parse(ASHA)).toEqual({
    full_name: 'Asha Rao',
    email: 'asha@example.in',
    password: 'दीपक जलते हैं',
  });
});

test.each([
  'correct horse',
  '        x',
  'zürich🪔🪔🪔',
  "'; drop table",
  'x9'.repeat(64),
  '🪔🎨'.repeat(64),
])('accepts the password %p', (password) => expect(findPasswordProblem(password)).toBeUndefined());

test.each([
  [undefined, 'Please enter a password.'],
  [12345678, 'Please enter a password.'],
  ['', 'Please enter a password.'],
  ['seven77', 'Please choose a password of at least 8 characters.'],
  ['🪔🎨🪔🎨', 'Please choose a password of at least 8 characters.'],
  ['x9'.repeat(64) + 'y', 'This password is too long: at most 128 characters.'],
  ['password', 'Too many people use this password, so it’s easy to guess. Please choose another.'],
  ['PassWord123', 'Too many people use this password, so it’s easy to guess. Please choose another.'],
  ['rangmala', 'Too many people use this password, so it’s easy to guess. Please choose another.'],
  ['ééééééééé', 'Too many people use this password, so it’s easy to guess. Please choose another.'],
])('refuses the password %p and says why', (password, sentence) => {
  expect(findPasswordProblem(password)).toBe(sentence);
});
