import { resolve } from 'node:path';
import { emailAddressSchema, type SiteInfo } from '@rangmala/shared/contract';
import { listOrderOnlyPaths, readSiteInfo } from './site-info.ts';
import { readShopSettings, type ShopSettings } from './shop-settings.ts';

/** An error that the owner can fix, such as an invalid setting. The program prints only the message of the error. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

export interface S3Settings {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  /** undefined without AWS_ACCESS_KEY_ID: the AWS SDK then looks for credentials in its other sources. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface Settings {
  port: number;
  /** Public origin of the site: scheme, host and port, without a trailing slash. */
  publicUrl: string;
  /** Absolute path of the data folder. */
  dataDir: string;
  /** URL of a PostgreSQL database; undefined for the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** undefined when uploads and releases are files in `dataDir`. */
  s3: S3Settings | undefined;
  /** undefined when mails are written as .eml files to `dataDir`/outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** undefined when OpenID Connect is not configured. */
  oidc: OidcSettings | undefined;
  seed: 'demo' | 'none';
  demoArtistPassword: string | undefined;
  /** As in Fastify: false, a number of trusted proxies, or a list of IP addresses, IP ranges and range names. */
  trustProxy: false | number | string[];
  rateLimits: boolean;
  /** Size limit of the guest page cache in bytes. */
  pageCacheBytes: number;
  /** Number of seconds for which a CDN may cache a guest page; 0 forbids caching by a CDN. */
  cdnSeconds: number;
  /** URL of the video meeting server, without a trailing slash. */
  meetingUrl: string;
  logLevel: string;
  /**
   * URLs of development servers on this machine, by app. The site loads these apps from their development servers, not
   * from their releases.
   */
  devApps: Readonly<Record<string, string>>;
  /** Whether developers may load an app from their own machine into this site. */
  devOverrides: boolean;
  /** Whether the site automatically replaces a failing live release with the app's canary or earlier live release. */
  autoRollback: boolean;
  /**
   * URL that receives a POST with JSON when the site automatically rolls a release back, promotes a canary or ends a
   * canary. Also receives a POST when the release checks refuse an automatic rollback or promotion.
   */
  deployWebhook: string | undefined;
  /** Email address that receives a mail about the same events as `deployWebhook`. */
  deployMailTo: string | undefined;
  site: SiteInfo;
  shop: ShopSettings;
  /** Folder of the owner's texts for the information pages; undefined when the owner has none. */
  informationDir: string | undefined;
  /**
   * Free space of `dataDir` below which the server refuses uploads and changes of designs; 0 disables the check. Does
   * not apply to uploads into a bucket or to designs in PostgreSQL.
   */
  diskReserveBytes: number;
}

export type Environment = Record<string, string | undefined>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];
const PROXY_IP_PATTERN = /^(\d{1,3}(\.\d{1,3}){3}|[0-9a-f]*:[0-9a-f:.]*)(\/\d{1,3})?$/i;

/**
 * Reads the settings from the environment.
 * @throws SettingsError for the first invalid setting
 */
export function readSettings(env: Environment): Settings {
  const readVariable = (name: string) => env[name]?.trim() || undefined;

  const port = readPort(readVariable('PORT'));
  const publicUrl = readOrigin('PUBLIC_URL', readVariable('PUBLIC_URL') ?? `http://localhost:${port}`);
  const oidc = readOidc(readVariable);
  const siteInfo = readSiteInfo(readVariable, publicUrl);
  readEmail('SITE_EMAIL', siteInfo.email);
  const seed = readChoice('SEED', readVariable('SEED'), ['demo', 'none'], 'demo');
  const shop = readShopSettings(readVariable, {
    seed,
    siteName: siteInfo.name,
    siteEmail: siteInfo.email,
    publicUrl,
    createError: (sentence) => new SettingsError(sentence),
  });
  const informationDir = resolveFolder(readVariable('INFORMATION_DIR'));
  const hiddenPaths = shop.checkout ? [] : listOrderOnlyPaths(informationDir);
  const site = { ...siteInfo, signInWithGoogle: oidc !== undefined, checkout: shop.checkout, hiddenPaths };
  return {
    port,
    publicUrl,
    dataDir: resolve(readVariable('DATA_DIR') ?? '.data'),
    databaseUrl: readDatabaseUrl(readVariable('DATABASE_URL')),
    s3: readS3(readVariable),
    smtpUrl: readUrl('SMTP_URL', readVariable('SMTP_URL'), ['smtp:', 'smtps:']),
    mailFrom: readMailFrom(readVariable('MAIL_FROM') ?? `${site.name} <${site.email}>`),
    oidc,
    seed,
    demoArtistPassword: readVariable('DEMO_ARTIST_PASSWORD'),
    trustProxy: readTrustProxy(readVariable('TRUST_PROXY')),
    rateLimits: readChoice('RATE_LIMITS', readVariable('RATE_LIMITS'), ['on', 'off'], 'on') === 'on',
    pageCacheBytes: readWholeNumber('PAGE_CACHE_MB', readVariable('PAGE_CACHE_MB'), 64) * 1024 * 1024,
    cdnSeconds: readWholeNumber('CDN_SECONDS', readVariable('CDN_SECONDS'), 0),
    meetingUrl: (
      readUrl('MEETING_URL', readVariable('MEETING_URL'), ['https:', 'http:']) ?? 'https://meet.jit.si'
    ).replace(/\/+$/, ''),
    logLevel: readChoice('LOG_LEVEL', readVariable('LOG_LEVEL'), LOG_LEVELS, 'info'),
    devApps: readDevApps(readVariable('DEV_APPS')),
    devOverrides: readChoice('DEV_OVERRIDES', readVariable('DEV_OVERRIDES'), ['on', 'off'], 'off') === 'on',
    autoRollback: readChoice('AUTO_ROLLBACK', readVariable('AUTO_ROLLBACK'), ['on', 'off'], 'on') === 'on',
    deployWebhook: readUrl('DEPLOY_WEBHOOK', readVariable('DEPLOY_WEBHOOK'), ['https:', 'http:']),
    deployMailTo: readEmail('DEPLOY_MAIL_TO', readVariable('DEPLOY_MAIL_TO')),
    site,
    shop,
    informationDir,
    diskReserveBytes: readWholeNumber('DISK_RESERVE_MB', readVariable('DISK_RESERVE_MB'), 500) * 1024 * 1024,
  };
}

const resolveFolder = (value: string | undefined): string | undefined =>
  value === undefined ? undefined : resolve(value);

type VariableReader = (name: string) => string | undefined;

function readPort(value = '3000'): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65535) {
    throw new SettingsError(`PORT must be a whole number from 1 to 65535, not "${value}".`);
  }
  return port;
}

function readWholeNumber(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined) return fallback;
  if (!/^\d{1,9}$/.test(value)) throw new SettingsError(`${name} must be a whole number, not "${value}".`);
  return Number(value);
}

function readOrigin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOriginOnly =
    url && (url.pathname === '/' || url.pathname === '') && !url.search && !url.hash && !url.username;
  if (!url || !isOriginOnly || !['http:', 'https:'].includes(url.protocol)) {
    throw new SettingsError(`${name} must be an http or https address without a path, not "${value}".`);
  }
  return url.origin;
}

/** Returns a valid URL; undefined without a value. The error omits the value, which can contain a password. */
function readUrl(name: string, value: string | undefined, protocols: string[]): string | undefined {
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new SettingsError(
      `${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    );
  }
  return value;
}

function readDatabaseUrl(value: string | undefined): string | undefined {
  return readUrl('DATABASE_URL', value, ['postgres:', 'postgresql:']);
}

function readS3(readVariable: VariableReader): S3Settings | undefined {
  const bucket = readVariable('S3_BUCKET');
  const endpoint = readUrl('S3_ENDPOINT', readVariable('S3_ENDPOINT'), ['https:', 'http:']);
  const accessKeyId = readVariable('AWS_ACCESS_KEY_ID');
  const secretAccessKey = readVariable('AWS_SECRET_ACCESS_KEY');
  if (!bucket) {
    if (endpoint) throw new SettingsError('S3_BUCKET is missing although S3_ENDPOINT is set.');
    return undefined;
  }
  if (accessKeyId && !secretAccessKey) {
    throw new SettingsError('AWS_SECRET_ACCESS_KEY is missing although AWS_ACCESS_KEY_ID is set.');
  }
  if (secretAccessKey && !accessKeyId) {
    throw new SettingsError('AWS_ACCESS_KEY_ID is missing although AWS_SECRET_ACCESS_KEY is set.');
  }
  return {
    bucket,
    endpoint,
    region: readVariable('S3_REGION') ?? 'us-east-1',
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}

function readOidc(readVariable: VariableReader): OidcSettings | undefined {
  const issuer = readVariable('OIDC_ISSUER') ?? 'https://accounts.google.com';
  const clientId = readVariable('OIDC_CLIENT_ID');
  const clientSecret = readVariable('OIDC_CLIENT_SECRET');
  if (!URL.canParse(issuer) || !isSafeIssuer(new URL(issuer))) {
    throw new SettingsError(`OIDC_ISSUER must be an https address, not "${issuer}".`);
  }
  if (!clientId && !clientSecret) return undefined;
  if (!clientSecret) throw new SettingsError('OIDC_CLIENT_SECRET is missing although OIDC_CLIENT_ID is set.');
  if (!clientId) throw new SettingsError('OIDC_CLIENT_ID is missing although OIDC_CLIENT_SECRET is set.');
  return { issuer, clientId, clientSecret };
}

/** Allows plain http only for a provider on this machine, as in tests and development. */
function isSafeIssuer(url: URL): boolean {
  if (url.protocol === 'https:') return true;
  return url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}

/** Accepts `name@host` and `Name <name@host>`. Refuses line breaks, which could add mail headers. */
function readMailFrom(value: string): string {
  if (!/^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value)) {
    throw new SettingsError(
      `MAIL_FROM must be an e-mail address, or a name and an address like "Rangmala <hello@example.org>".`,
    );
  }
  return value;
}

/** Returns an email address; undefined without a value. @throws SettingsError for an invalid or a second address */
function readEmail(name: string, value: string | undefined): string | undefined {
  if (value !== undefined && !emailAddressSchema.safeParse(value).success) {
    throw new SettingsError(`${name} must be an e-mail address like "hello@example.org".`);
  }
  return value;
}

function readTrustProxy(value: string | undefined): false | number | string[] {
  if (value === undefined) return false;
  if (/^\d{1,2}$/.test(value)) return Number(value) === 0 ? false : Number(value);
  const proxies = value.split(',').map((part) => part.trim());
  const invalidProxy = proxies.find((part) => !PROXY_NAMES.includes(part) && !PROXY_IP_PATTERN.test(part));
  if (invalidProxy !== undefined) {
    throw new SettingsError(
      `TRUST_PROXY must be a number of proxies, or a list of addresses, ranges or ${PROXY_NAMES.join(', ')}, not "${value}".`,
    );
  }
  return proxies;
}

/** Reads `shop=http://localhost:3101/,gallery=…`. Allows only URLs on this machine. */
function readDevApps(value: string | undefined): Record<string, string> {
  const apps: Record<string, string> = {};
  for (const part of value?.split(',') ?? []) {
    const [, app, url] = /^([a-z][a-z0-9-]*)=(http:\/\/localhost:\d+\/)$/.exec(part.trim()) ?? [];
    if (!app || !url) {
      throw new SettingsError(
        `DEV_APPS must be a list like "shop=http://localhost:3101/", of addresses on localhost, not "${value}".`,
      );
    }
    apps[app] = url;
  }
  return apps;
}

function readChoice<const T extends string>(
  name: string,
  value: string | undefined,
  choices: readonly T[],
  fallback: T,
): T {
  if (value === undefined) return fallback;
  const choice = choices.find((each) => each === value.toLowerCase());
  if (!choice) throw new SettingsError(`${name} must be ${choices.join(' or ')}, not "${value}".`);
  return choice;
}
