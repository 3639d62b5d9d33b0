import { releaseRefusalSchema } from '@rangmala/shared/contract/deployments';
import {
  type ResponseOf,
  type BodyOf,
  type DeploymentEndpoints,
  deploymentEndpoints,
  type ParamsOf,
  type QueryOf,
} from '@rangmala/shared/contract/endpoints';
import { CommandError } from './run-command.ts';

/**
 * Returns the origin of the site for a command. Uses the first of these values that is set: the given option,
 * RANGMALA_SITE, "config.site" of package.json, or `http://localhost:<PORT>`.
 * @throws CommandError when the value is not an http(s) URL
 */
export function resolveSiteUrl(siteOption: string | undefined): string {
  const { RANGMALA_SITE, npm_package_config_site, PORT = '3000' } = process.env;
  const url = siteOption ?? RANGMALA_SITE ?? npm_package_config_site ?? `http://localhost:${PORT}`;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new CommandError(`${url} is not the address of a site. Use one like https://shop.example.`);
  }
  return new URL(url).origin;
}

/** Matches the reason for a refused release: another app uses an export, page or slot that the release lacks. */
const BREAKS_CONTRACT = / uses \S+ of \S+| links to \/| fills the slot /;

/** Instructions for changing a contract that other apps use. */
const EXPAND_MIGRATE_CONTRACT = [
  'To change something that other apps use, expand, migrate, contract:',
  '  1. add the new beside the old, and npm run deploy',
  '  2. wait until npm run releases lists no users of the old',
  '  3. remove the old, and npm run deploy again',
];

type DeploymentEndpoint = keyof DeploymentEndpoints;

interface SiteRequest<E extends DeploymentEndpoint> {
  params?: ParamsOf<E>;
  query?: QueryOf<E>;
  /** JSON, or the bytes of a release package. */
  body?: BodyOf<E> | Uint8Array<ArrayBuffer>;
}

/**
 * Calls the deployment API of the site with the token from RANGMALA_TOKEN.
 * @returns the response, validated by the endpoint's schema
 * @throws CommandError when the site does not answer, refuses the request or sends an invalid response
 */
export async function requestSite<E extends DeploymentEndpoint>(
  site: string,
  endpoint: E,
  { params, query, body }: SiteRequest<E> = {},
): Promise<ResponseOf<E>> {
  const [method = '', path = ''] = endpoint.split(' ');
  const token = process.env['RANGMALA_TOKEN'];
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && {
      'content-type': body instanceof Uint8Array ? 'application/gzip' : 'application/json',
    }),
  };
  const requestBody = serializeBody(body);
  let response: Response;
  try {
    response = await fetch(`${site}${fillPathParams(path, params)}${createQueryString(query)}`, {
      method,
      headers,
      ...(requestBody !== undefined && { body: requestBody }),
    });
  } catch {
    throw new CommandError(`${site} does not answer.`);
  }
  const responseBody: unknown = await response.json().catch(() => undefined);
  const { success, data } = deploymentEndpoints[endpoint].response[200].safeParse(responseBody);
  if (response.ok && success) return data as ResponseOf<E>;
  const refusal = releaseRefusalSchema.safeParse(responseBody).data;
  const sentences = refusal?.problems ?? [
    refusal?.detail ??
      `${site} answered with status ${response.status} and no message. Is this the address of the site?`,
  ];
  const advice = sentences.some((sentence) => BREAKS_CONTRACT.test(sentence)) ? EXPAND_MIGRATE_CONTRACT : [];
  throw new CommandError([...sentences, ...advice].join('\n'));
}

function serializeBody(body: unknown): string | Uint8Array<ArrayBuffer> | undefined {
  if (body === undefined) return undefined;
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
}

function fillPathParams(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''));
}

function createQueryString(query: object = {}): string {
  const definedEntries = Object.entries(query).filter(([, value]) => value !== undefined);
  return definedEntries.length === 0
    ? ''
    : `?${new URLSearchParams(definedEntries.map(([name, value]) => [name, String(value)]))}`;
}
