import { findUploadProblem } from './upload.ts';

const MB = 1024 * 1024;

test.each(['image/jpeg', 'image/png', 'image/gif', 'image/svg+xml'])('accepts %s', (type) => {
  expect(findUploadProblem({ type, size: 1 })).toBeUndefined();
});

test.each(['image/webp', 'image/heic', 'application/pdf', 'text/html', 'image/', ''])(
  'refuses %p',
  (type) => {
    expect(findUploadProblem({ type, size: 1 })).toBe(
      'Invalid file type. Please upload a JPG, PNG, GIF or SVG image.',
    );
  },
);

test('accepts exactly 5 MB and refuses one byte more', () => {
  expect(findUploadProblem({ type: 'image/png', size: 5 * MB })).toBeUndefined();
  expect(findUploadProblem({ type: 'image/png', size: 5 * MB + 1 })).toBe(
    'File is too large. Maximum size is 5MB.',
  );
});

test('reports the size before the type', () => {
  expect(findUploadProblem({ type: 'text/plain', size: 5 * MB + 1 })).toBe(
    'File is too large. Maximum size is 5MB.',
  );
});
