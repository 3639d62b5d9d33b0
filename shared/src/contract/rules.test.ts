import { describeDispatch, findUploadProblem } from './rules.ts';

it.each([
  [[{ from: 2, to: 4 }], '2–4 working days'],
  [[{ from: 2, to: 2 }], '2 working days'],
  [[{ from: 1, to: 1 }], '1 working day'],
  [[undefined], '3–5 working days'],
  [[{ from: 2, to: 4 }, undefined, { from: 1, to: 8 }], '3–8 working days'],
  [[], '3–5 working days'],
])('describes %j as "%s"', (products, text) => {
  expect(describeDispatch(products)).toBe(text);
});

const MB = 1024 * 1024;

test.each(['image/jpeg', 'image/png', 'image/gif', 'image/svg+xml'])('accepts %s', (type) => {
  expect(findUploadProblem({ type, size: 1 })).toBeUndefined();
});

const OTHER_TYPES = ['image/webp', 'image/heic', 'application/pdf', 'text/html', 'image/', ''];

test.each(OTHER_TYPES)('refuses %p', (type) => {
  const problem = 'Invalid file type. Please upload a JPG, PNG, GIF or SVG image.';
  expect(findUploadProblem({ type, size: 1 })).toBe(problem);
});

test('accepts exactly 5 MB and refuses one byte more', () => {
  expect(findUploadProblem({ type: 'image/png', size: 5 * MB })).toBeUndefined();
  const problem = 'File is too large. Maximum size is 5MB.';
  expect(findUploadProblem({ type: 'image/png', size: 5 * MB + 1 })).toBe(problem);
});
