import { imageProblem, sizeInWords } from './image-file.ts';

const MAX = 5 * 1024 * 1024;

test.each([
  ['image/png', MAX, undefined],
  ['image/svg+xml', 10, undefined],
  ['image/png', MAX + 1, 'File is too large. Maximum size is 5MB.'],
  ['image/webp', 10, 'Invalid file type. Please upload a JPG, PNG, GIF or SVG image.'],
  ['', 10, 'Invalid file type. Please upload a JPG, PNG, GIF or SVG image.'],
])('%s of %d bytes', (type, size, problem) => {
  expect(imageProblem({ type, size })).toBe(problem);
});

test.each([
  [4.24 * 1024 * 1024, '4.2 MB'],
  [900, '0.1 MB'],
])('%d bytes in words', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});
