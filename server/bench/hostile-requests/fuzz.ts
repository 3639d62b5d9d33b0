import { EXAMPLE_BODIES } from './example-bodies.ts';
import type { Checks } from './checks.ts';
import { type ReceivedResponse, findMissingSentence, type RequestOptions, send } from './client.ts';
import { createExample, listOperations, type Operation } from './operations.ts';
import { checkMalformedRequests } from './malformed-requests.ts';
import { createRecords, type Records } from './records.ts';
import { withRunningSite } from './running-site.ts';

/*
 * Calls every operation of the OpenAPI document as guest, customer and artist. Signs out only as guest. Sends values
 * of wrong types, missing and huge values, several alphabets, NUL characters, wrong content types and wrong ids. No
 * response may have status 500. The document must declare every status except 404 and 431. Every error must have a
 * sentence for users.
 */

const WRONG_VALUES: readonly unknown[] = [
  null,
  0,
  -1,
  1.5,
  1e308,
  true,
  [],
  [[]],
  {},
  { $ne: null },
  '',
  ' ',
  'x'.repeat(70_000),
  'a\u0000b',
  '\ud800',
  '𝕏‮ अ'.repeat(60),
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '__proto__',
  '2026-02-30',
  '../../etc/passwd',
];
const WRONG_IDS = [
  'x',
  '%00',
  '%E0%A4%A',
  '..%2f..%2fetc%2fpasswd',
  '../..',
  '__proto__',
  '%F0%9F%A6%9A',
  '-1',
  '%20',
  'x'.repeat(3_000),
  '%27%20or%201=1--',
];
const WRONG_BODIES = [
  '',
  'null',
  '[]',
  '"x"',
  '{',
  '{}',
  '{"__proto__":{"a":1}}',
  '1e999',
  '[['.repeat(5_000),
];
const CONTENT_TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-7',
  'x',
  ',',
];

/** Forms with a field of JSON that is not valid or that sets a prototype. */
const JSON_FIELD_FORMS = ['{', '{"__proto__":1}'].map(
  (json) =>
    `--x\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: application/json\r\n\r\n${json}\r\n--x--\r\n`,
);
/** Names that handlers may read from the query of a route without a query schema. */
const UNDECLARED_QUERY_NAMES = ['order', 'token', 'link', 'id'];

export async function checkFuzzedCalls(checks: Checks): Promise<void> {
  await withRunningSite(async ({ base }) => {
    const records = await createRecords(base);
    const cookies = [undefined, records.customer.cookie, records.artist.cookie];
    for (const operation of await listOperations(base)) {
      // A sign-out of the customer or artist would end the session that later calls need.
      const senders = operation.path.endsWith('/logout') ? [undefined] : cookies;
      for (const cookie of senders) {
        const requests = listRequests(operation, records);
        for (let index = 0; index < requests.length; index += 16) {
          await Promise.all(
            requests
              .slice(index, index + 16)
              .map((request) => checkRequest(checks, base, operation, { ...request, cookie })),
          );
        }
      }
    }
    for (const cookie of cookies.slice(1)) {
      const session = await send(base, '/api/session', { cookie });
      checks.check(
        /"userId"|"artist_id"/.test(session.body.toString()),
        `A sender of the fuzzed calls is signed out: ${session.body.toString()}`,
      );
    }
    await checkMalformedRequests(checks, base);
  });
}

interface FuzzedRequest extends RequestOptions {
  path: string;
}

function listRequests(operation: Operation, { insertIds, tokenHeaders }: Records): FuzzedRequest[] {
  const { method, path, queryNames, body, name, isForm } = operation;
  const createPathWithId = (id: string) => path.replaceAll(/\{\w+\}/g, id);
  // Uses ids of real records, so that requests get past permission checks. Calls that would delete or cancel a record
  // get a wrong id.
  const isDestructive = method === 'DELETE' || /\/(cancel|deletion)$/.test(path);
  const knownPath = isDestructive ? createPathWithId('x') : insertIds(path).replaceAll(/\{\w+\}/g, 'x');
  const json = { 'content-type': 'application/json' };
  const wrongIds = (path.includes('{') ? WRONG_IDS : []).map((id) => ({
    method,
    path: createPathWithId(id),
  }));
  const wrongHeaders = ['idempotency-key', 'design-token', 'order-token', 'cookie', 'accept', 'range'].map(
    (header) => ({ method, path: knownPath, headers: { [header]: 'a,%00;=é'.repeat(200) } }),
  );
  const wrongQueries = [...queryNames, 'unknown'].flatMap((query) =>
    [...WRONG_IDS, `a&${query}=b`, ''].map((value) => ({ method, path: `${knownPath}?${query}=${value}` })),
  );
  const repeatedQueries = UNDECLARED_QUERY_NAMES.map((query) => ({
    method,
    path: `${knownPath}?${query}=a&${query}=b`,
    headers: tokenHeaders,
  }));
  if (method === 'GET')
    return [
      ...wrongIds,
      ...wrongHeaders,
      ...repeatedQueries,
      ...wrongQueries.map((request) => ({ ...request, headers: tokenHeaders })),
    ];
  const example = EXAMPLE_BODIES[name] ?? (body ? createExample(body) : {});
  return [
    ...wrongIds.map((request) => ({ ...request, body: example })),
    ...wrongHeaders.map((request) => ({ ...request, body: example })),
    ...repeatedQueries.map((request) => ({ ...request, body: example })),
    ...JSON_FIELD_FORMS.map((form) => ({
      method,
      path: knownPath,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: form,
    })),
    ...(isForm
      ? []
      : listWrongBodies(example).map((wrongBody) => ({
          method,
          path: knownPath,
          headers: tokenHeaders,
          body: wrongBody,
        }))),
    ...WRONG_BODIES.map((payload) => ({ method, path: knownPath, headers: json, body: payload })),
    ...CONTENT_TYPES.map((type) => ({
      method,
      path: knownPath,
      headers: { 'content-type': type },
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx',
    })),
    { method, path: knownPath, headers: { ...json, 'content-encoding': 'gzip' }, body: '{}' },
    { method, path: knownPath, headers: json, body: `"${'x'.repeat(300_000)}"` },
  ];
}

/** Returns copies of a body. In each copy, one field at any depth is missing or has a wrong value. */
function listWrongBodies(example: unknown): unknown[] {
  if (typeof example !== 'object' || example === null) return [];
  return Object.entries(example).flatMap(([key, value]) => {
    const replace = (newValue: unknown) =>
      Array.isArray(example)
        ? example.map((item: unknown, index) => (String(index) === key ? newValue : item))
        : { ...example, [key]: newValue };
    return [undefined, ...WRONG_VALUES, ...listWrongBodies(value)].map(replace);
  });
}

async function checkRequest(
  checks: Checks,
  base: string,
  operation: Operation,
  { path, ...options }: FuzzedRequest,
): Promise<void> {
  const response = await send(base, path, options).catch(String);
  const problem = typeof response === 'string' ? response : findProblem(operation, response);
  const { method, body, headers } = options;
  const text = JSON.stringify({ method, path: path.slice(0, 80), headers, body }) ?? '';
  checks.check(problem === undefined, `${problem}: ${text.slice(0, 250)}`);
}

function findProblem({ statuses }: Operation, response: ReceivedResponse): string | undefined {
  const { status } = response;
  if (status === 500 || (status > 500 && !statuses.has(status)))
    return `status ${status}: ${response.body.toString()}`;
  // 404: a wrong id such as `../..` makes the path unknown. 431: a header or path is too long.
  if (!statuses.has(status) && ![404, 431].includes(status)) return `undeclared status ${status}`;
  return status >= 400 ? findMissingSentence(response) : undefined;
}
