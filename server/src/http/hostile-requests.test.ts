import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { withApp } from '../testing/app.ts';

interface Operation {
  method: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT';
  path: string;
  isRead: boolean;
  queryNames: string[];
}

async function listOperations(app: FastifyInstance): Promise<Operation[]> {
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, { parameters?: { in: string; name: string }[] }>>;
  }>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({
      method: method.toUpperCase() as Operation['method'],
      path,
      isRead: method === 'get',
      queryNames: parameters.filter((each) => each.in === 'query').map(({ name }) => name),
    })),
  );
}

const IDS = ['x', '%00', '..%2f..%2fetc%2fpasswd', '%E0%A4%A', '__proto__', '%F0%9F%A6%9A', '-1', '%20'];
const MALFORMED_BODIES = [
  '',
  'null',
  '[]',
  '"x"',
  '{',
  '{}',
  '{"__proto__":{"a":1}}',
  '{"a":"\\u0000"}',
  '1e999',
];
const CONTENT_TYPES = ['text/plain', 'multipart/form-data', 'multipart/form-data; boundary=x', 'x', ','];
const JSON_FIELD_BODIES = ['{', '{"__proto__":1}'].map(
  (json) =>
    `--x\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: application/json\r\n\r\n${json}\r\n--x--\r\n`,
);
/** Names that handlers may read from the query of a route without a query schema. */
const UNDECLARED_QUERY_NAMES = ['order', 'token', 'link', 'id'];
const TOKEN_HEADERS = ['idempotency-key', 'design-token', 'order-token', 'cookie', 'x-razorpay-signature'];

function createRequests({ method, path, isRead, queryNames }: Operation): InjectOptions[] {
  const withId = (id: string) => path.replaceAll(/\{\w+\}/g, id);
  const json = { 'content-type': 'application/json' };
  const ids = path.includes('{') ? IDS : ['x'];
  return [
    ...ids.map((id) => ({ method, url: withId(id), ...(!isRead && { headers: json, payload: '{}' }) })),
    ...TOKEN_HEADERS.map((name) => ({ method, url: withId('x'), headers: { [name]: 'é,%00'.repeat(200) } })),
    ...UNDECLARED_QUERY_NAMES.map((name) => ({ method, url: `${withId('x')}?${name}=a&${name}=b` })),
    ...(isRead
      ? queryNames.flatMap((name) =>
          [...IDS, `a&${name}=b`].map((value) => ({ method, url: `${withId('x')}?${name}=${value}` })),
        )
      : [
          ...MALFORMED_BODIES.map((payload) => ({ method, url: withId('x'), headers: json, payload })),
          ...CONTENT_TYPES.map((type) => ({
            method,
            url: withId('x'),
            headers: { 'content-type': type },
            payload: '--x',
          })),
          ...JSON_FIELD_BODIES.map((payload) => ({
            method,
            url: withId('x'),
            headers: { 'content-type': 'multipart/form-data; boundary=x' },
            payload,
          })),
          { method, url: withId('x'), headers: { ...json, origin: 'https://evil.example' }, payload: '{}' },
        ]),
  ];
}

/**
 * Describes the problem of an error response. Returns undefined for a correct response. Does not check for undeclared
 * statuses, because `withApp` reports them.
 */
function findProblem({ statusCode, body }: LightMyRequestResponse): string | undefined {
  if (statusCode < 400) return undefined;
  if (statusCode >= 500) return `status ${statusCode}: ${body}`;
  const { detail } = JSON.parse(body) as { detail?: unknown };
  const isSentence = typeof detail === 'string' && /^[A-Z0-9“]/.test(detail);
  return isSentence && !/expected|undefined|Invalid input/.test(detail) ? undefined : `no sentence: ${body}`;
}

test('refuses hostile requests with a declared 4xx status and a sentence as detail', () =>
  withApp(
    async (app) => {
      const problems: string[] = [];
      for (const operation of await listOperations(app)) {
        for (const request of createRequests(operation)) {
          const problem = findProblem(await app.inject(request));
          if (problem) problems.push(`${JSON.stringify(request).slice(0, 200)} → ${problem}`);
        }
      }
      expect(problems).toEqual([]);
    },
    { env: { RATE_LIMITS: 'off' } },
  ));
