import type { Response } from 'light-my-request';

const toSentence = (detail: string | RegExp): unknown =>
  typeof detail === 'string' ? detail : expect.stringMatching(detail);

/**
 * Expects an error of the API.
 * @param detail the sentence, or a pattern of the sentence
 * @param more all other fields of the response, such as `fields`
 */
export function expectError(
  response: Response | undefined,
  status: number,
  detail: string | RegExp,
  more: object = {},
): void {
  expect([response?.statusCode, response?.json()]).toEqual([status, { detail: toSentence(detail), ...more }]);
}

/** Expects an error of the API, whose response may have other fields. */
export function expectErrorDetail(response: Response, status: number, detail: string | RegExp): void {
  expect([response.statusCode, response.json()]).toMatchObject([status, { detail: toSentence(detail) }]);
}

/** Expects that the API refuses one field of a request. */
export function expectFieldError(response: Response, field: string, detail: string): void {
  expectError(response, 422, detail, { fields: { [field]: detail } });
}
