import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SiteInfo } from '@rangmala/shared/contract';
import { findGstStateCode, findStateName, STATES } from '@rangmala/shared/contract/gst';
import type * as z from 'zod/mini';
import { variablesSchema } from './setting-variables.ts';

/** An error that the owner can fix, such as an invalid setting. The program prints only the message of the error. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

export type Environment = Record<string, string | undefined>;
type Variables = z.output<typeof variablesSchema>;

export type Settings = ReturnType<typeof readSettings>;
export type S3Settings = NonNullable<Settings['s3']>;
export type OidcSettings = NonNullable<Settings['oidc']>;

const MB = 1024 * 1024;

/**
 * Reads the settings from the environment. An empty variable counts as missing.
 * @throws SettingsError for the first invalid setting
 */
export function readSettings(env: Environment) {
  const variables = readVariables(env);
  const publicUrl = variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`;
  const oidc = readOidc(variables);
  const informationDir =
    variables.INFORMATION_DIR === undefined ? undefined : resolve(variables.INFORMATION_DIR);
  const site: SiteInfo = {
    name: variables.SITE_NAME,
    tagline: variables.SITE_TAGLINE,
    promise: variables.SITE_PROMISE,
    email: variables.SITE_EMAIL,
    phone: variables.SITE_PHONE,
    address: variables.SITE_ADDRESS,
    origin: publicUrl,
    signInWithGoogle: oidc !== undefined,
    checkout: variables.CHECKOUT,
    hiddenPaths: variables.CHECKOUT ? [] : listOrderOnlyPaths(informationDir),
  };
  return {
    port: variables.PORT,
    /** Public origin of the site: scheme, host and port, without a trailing slash. */
    publicUrl,
    /** Absolute path of the data folder. */
    dataDir: resolve(variables.DATA_DIR),
    /** URL of a PostgreSQL database; undefined for the embedded database in `dataDir`. */
    databaseUrl: variables.DATABASE_URL,
    /** undefined when uploads and releases are files in `dataDir`. */
    s3: readS3(variables),
    /** undefined when mails are written as .eml files to `dataDir`/outbox. */
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM ?? `${site.name} <${site.email}>`,
    /** undefined when OpenID Connect is not configured. */
    oidc,
    seed: variables.SEED,
    demoArtistPassword: variables.DEMO_ARTIST_PASSWORD,
    /** As in Fastify: false, a number of trusted proxies, or a list of IP addresses, IP ranges and range names. */
    trustProxy: variables.TRUST_PROXY,
    rateLimits: variables.RATE_LIMITS,
    /** Size limit of the guest page cache in bytes. */
    pageCacheBytes: variables.PAGE_CACHE_MB * MB,
    /** Number of seconds for which a CDN may cache a guest page; 0 forbids caching by a CDN. */
    cdnSeconds: variables.CDN_SECONDS,
    /** URL of the video meeting server, without a trailing slash. */
    meetingUrl: variables.MEETING_URL,
    logLevel: variables.LOG_LEVEL,
    /**
     * URLs of development servers on this machine, by app. The site loads these apps from their development servers, not
     * from their releases.
     */
    devApps: variables.DEV_APPS,
    /** Whether developers may load an app from their own machine into this site. */
    devOverrides: variables.DEV_OVERRIDES,
    /** Whether the site automatically replaces a failing live release with the app's canary or earlier live release. */
    autoRollback: variables.AUTO_ROLLBACK,
    /**
     * URL that receives a POST with JSON when the site automatically rolls a release back, promotes a canary or ends a
     * canary. Also receives a POST when the release checks refuse an automatic rollback or promotion.
     */
    deployWebhook: variables.DEPLOY_WEBHOOK,
    /** Email address that receives a mail about the same events as `deployWebhook`. */
    deployMailTo: variables.DEPLOY_MAIL_TO,
    site,
    shop: readShopSettings(variables, publicUrl),
    /** Folder of the owner's texts for the information pages; undefined when the owner has none. */
    informationDir,
    /**
     * Free space of `dataDir` below which the server refuses uploads and changes of designs; 0 disables the check. Does
     * not apply to uploads into a bucket or to designs in PostgreSQL.
     */
    diskReserveBytes: variables.DISK_RESERVE_MB * MB,
  };
}

function readVariables(env: Environment): Variables {
  const values = Object.entries(env).map(([name, value]) => [name, value?.trim() || undefined]);
  const { data, error } = variablesSchema.safeParse(Object.fromEntries(values));
  if (data) return data;
  const [issue] = error.issues;
  throw new SettingsError(`${issue?.path.join('.')} ${issue?.message}.`);
}

/** @throws SettingsError when a variable is missing although the other is set */
function requireOther(variables: Variables, name: keyof Variables, other: keyof Variables): void {
  if (variables[other] !== undefined && variables[name] === undefined)
    throw new SettingsError(`${name} is missing although ${other} is set.`);
}

function readS3(variables: Variables) {
  const { S3_BUCKET: bucket, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = variables;
  requireOther(variables, 'S3_BUCKET', 'S3_ENDPOINT');
  if (bucket === undefined) return undefined;
  requireOther(variables, 'AWS_SECRET_ACCESS_KEY', 'AWS_ACCESS_KEY_ID');
  requireOther(variables, 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY');
  return {
    bucket,
    endpoint: variables.S3_ENDPOINT,
    region: variables.S3_REGION,
    /** undefined without AWS_ACCESS_KEY_ID: the AWS SDK then looks for credentials in its other sources. */
    credentials:
      AWS_ACCESS_KEY_ID && AWS_SECRET_ACCESS_KEY
        ? { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY }
        : undefined,
  };
}

function readOidc(variables: Variables) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = variables;
  requireOther(variables, 'OIDC_CLIENT_SECRET', 'OIDC_CLIENT_ID');
  requireOther(variables, 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET');
  return clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined;
}

function readShopSettings(variables: Variables, publicUrl: string) {
  const isDemo = variables.SEED === 'demo';
  const siteName = variables.SITE_NAME;
  const razorpay = readRazorpay(variables);
  return {
    /** Whether the shop accepts orders. A shop without orders only shows its products. */
    checkout: variables.CHECKOUT,
    /** undefined when Razorpay is not configured. */
    razorpay,
    /**
     * Whether the built-in test gateway is offered as a payment method. With the test gateway, customers pay nothing. By
     * default, only a demo shop on plain http without live keys offers it.
     */
    testGateway:
      variables.TEST_GATEWAY ??
      (isDemo && publicUrl.startsWith('http:') && !razorpay?.keyId.startsWith('rzp_live_')),
    /** Usual interval in seconds between two checks of a payment or refund with the gateway. */
    reconcileSeconds: variables.RECONCILE_SECONDS,
    /** UPI id of the shop for transfers; undefined when the shop does not accept transfers. */
    upiId: variables.UPI_ID,
    /** Whether `upiId` belongs to a verified merchant: only then may a link open a UPI app (NPCI circular OC-76). */
    isUpiMerchant: variables.UPI_MERCHANT,
    /** Largest total in paise that can be paid on delivery; 0 disables cash on delivery. */
    cashLimitPaise: Math.round(variables.CASH_ON_DELIVERY_LIMIT * 100),
    /** Price of express shipping in paise; undefined when the shop does not offer it. */
    expressPricePaise: variables.EXPRESS_PRICE === undefined ? undefined : variables.EXPRESS_PRICE * 100,
    /** Per cent of a sale without tax that the artist of the art on it gets. */
    artistShare: variables.ARTIST_SHARE,
    /** undefined when the shop is not registered for GST. */
    gstin: variables.GSTIN,
    /** Full name of the Indian state from which the shop supplies goods. */
    gstState: readGstState(variables),
    legalName: variables.LEGAL_NAME ?? (isDemo ? `${siteName} Crafts LLP` : siteName),
    /** Text about the grievance officer that the site shows: the name, optionally with designation and contact. */
    grievanceOfficer:
      variables.GRIEVANCE_OFFICER ?? (isDemo ? 'Lakshmi Devi' : `Grievance Officer of ${siteName}`),
    /** Email address to which grievances are sent. */
    grievanceEmail: variables.GRIEVANCE_EMAIL ?? variables.SITE_EMAIL,
  };
}

function readRazorpay(variables: Variables) {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = variables;
  requireOther(variables, 'RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET');
  requireOther(variables, 'RAZORPAY_KEY_ID', 'RAZORPAY_WEBHOOK_SECRET');
  requireOther(variables, 'RAZORPAY_KEY_SECRET', 'RAZORPAY_KEY_ID');
  if (keyId === undefined || keySecret === undefined) return undefined;
  return {
    keyId,
    keySecret,
    /**
     * Without a secret, the server refuses webhooks. The server then records a payment when the customer returns to the
     * shop, or in the reconciliation.
     */
    webhookSecret: variables.RAZORPAY_WEBHOOK_SECRET,
    /** Origin of the REST API, without `/v1`. */
    api: variables.RAZORPAY_API,
    /** URL of the browser script of Razorpay Standard Checkout. */
    checkout: variables.RAZORPAY_CHECKOUT,
  };
}

function readGstState({ GSTIN: gstin, GST_STATE: requested }: Variables): string {
  const registeredState = STATES.find(([, code]) => gstin?.startsWith(code))?.[0];
  const state = requested === undefined ? undefined : findStateName(requested);
  if (gstin !== undefined && state !== undefined && !gstin.startsWith(findGstStateCode(state))) {
    throw new SettingsError(
      `GST_STATE must be the state in which the GSTIN is registered, not "${requested}".`,
    );
  }
  return state ?? registeredState ?? 'Telangana';
}

/**
 * Returns the paths of the pages that concern only orders, except pages with a text of the owner.
 * @param informationDir folder of the owner's texts
 */
function listOrderOnlyPaths(informationDir: string | undefined): string[] {
  const hasOwnerText = (page: string) =>
    informationDir !== undefined && existsSync(join(informationDir, `${page}.md`));
  const pathsWithDefaultText = ['/delivery', '/returns'].filter((path) => !hasOwnerText(path.slice(1)));
  return [...pathsWithDefaultText, '/checkout', '/orders', '/account/addresses'];
}
