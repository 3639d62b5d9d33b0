import { emailAddressSchema } from '@rangmala/shared/contract';
import { findStateName, isGstin } from '@rangmala/shared/contract/gst';
import * as z from 'zod/mini';

/**
 * Returns a schema of a variable whose text `isValid` accepts.
 * @param rule completes a sentence that begins with the variable's name
 */
const text = (rule: string, isValid: (value: string) => boolean) =>
  z.string().check(z.refine(isValid, { error: ({ input }) => `${rule}, not "${String(input)}"` }));

/** Like {@link text}, for values that the message must not contain, such as a URL with a password. */
const secretText = (rule: string, isValid: (value: string) => boolean) =>
  z.string().check(z.refine(isValid, rule));

const convert = <Value>(schema: z.ZodMiniString, toValue: (value: string) => Value) =>
  z.pipe(schema, z.transform(toValue));

const wholeNumber = (rule = 'must be a whole number', min = 0, max = 999_999_999) =>
  convert(
    text(rule, (value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max),
    Number,
  );

const numberUpTo = (max: number) =>
  convert(
    text(
      `must be a number from 0 to ${max}`,
      (value) => /^\d+(\.\d{1,2})?$/.test(value) && Number(value) <= max,
    ),
    Number,
  );

/** One of some words in any case. */
const choice = <const Word extends string>(words: readonly Word[]) =>
  convert(
    text(`must be ${words.join(' or ')}`, (value) => words.some((word) => word === value.toLowerCase())),
    (value) => value.toLowerCase() as Word,
  );

const onOff = z.pipe(
  choice(['on', 'off']),
  z.transform((word) => word === 'on'),
);

const hasProtocol = (value: string, protocols: readonly string[]) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

const url = (...protocols: string[]) =>
  secretText(
    `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    (value) => hasProtocol(value, protocols),
  );

const webUrl = url('https:', 'http:');
const webUrlWithoutSlash = convert(webUrl, (value) => value.replace(/\/+$/, ''));

const email = secretText(
  'must be an e-mail address like "hello@example.org"',
  (value) => emailAddressSchema.safeParse(value).success,
);

/** Scheme, host and port of a URL without anything else. */
const origin = convert(
  text('must be an http or https address without a path', (value) => {
    if (!hasProtocol(value, ['http:', 'https:'])) return false;
    const { pathname, search, hash, username } = new URL(value);
    return pathname === '/' && !search && !hash && !username;
  }),
  (value) => new URL(value).origin,
);

/** Allows plain http only for a provider on this machine, as in tests and development. */
const issuer = text('must be an https address', (value) => {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(URL.parse(value)?.hostname ?? '');
  return hasProtocol(value, isLocal ? ['https:', 'http:'] : ['https:']);
});

const splitList = (value: string, separator: RegExp | string = ',') =>
  value.split(separator).map((part) => part.trim());

const PROXY = /^(loopback|linklocal|uniquelocal|(\d{1,3}(\.\d{1,3}){3}|[0-9a-f]*:[0-9a-f:.]*)(\/\d{1,3})?)$/i;

const trustProxy = convert(
  text(
    'must be a number of proxies, or a list of addresses, ranges or loopback, linklocal, uniquelocal',
    (value) => /^\d{1,2}$/.test(value) || splitList(value).every((part) => PROXY.test(part)),
  ),
  (value): false | number | string[] => (/^\d+$/.test(value) ? Number(value) || false : splitList(value)),
);

const DEV_APP = /^([a-z][a-z0-9-]*)=(http:\/\/localhost:\d+\/)$/;

/** Reads `shop=http://localhost:3101/,gallery=…`. Allows only URLs on this machine. */
const devApps = convert(
  text('must be a list like "shop=http://localhost:3101/", of addresses on localhost', (value) =>
    splitList(value).every((part) => DEV_APP.test(part)),
  ),
  (value): Record<string, string> =>
    Object.fromEntries(splitList(value).map((part) => part.split('=') as [app: string, url: string])),
);

/** The variables of the environment that the server reads. A field has the value or its default. */
export const variablesSchema = z.object({
  PORT: z._default(wholeNumber('must be a whole number from 1 to 65535', 1, 65_535), 3000),
  PUBLIC_URL: z.optional(origin),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(url('postgres:', 'postgresql:')),
  S3_BUCKET: z.optional(z.string()),
  S3_ENDPOINT: z.optional(webUrl),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  AWS_ACCESS_KEY_ID: z.optional(z.string()),
  AWS_SECRET_ACCESS_KEY: z.optional(z.string()),
  SMTP_URL: z.optional(url('smtp:', 'smtps:')),
  // Refuses line breaks, which could add mail headers.
  MAIL_FROM: z.optional(
    secretText(
      'must be an e-mail address, or a name and an address like "Rangmala <hello@example.org>"',
      (value) => /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value),
    ),
  ),
  OIDC_ISSUER: z._default(issuer, 'https://accounts.google.com'),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  SEED: z._default(choice(['demo', 'none']), 'demo'),
  DEMO_ARTIST_PASSWORD: z.optional(z.string()),
  TRUST_PROXY: z._default(trustProxy, false),
  RATE_LIMITS: z._default(onOff, true),
  PAGE_CACHE_MB: z._default(wholeNumber(), 64),
  CDN_SECONDS: z._default(wholeNumber(), 0),
  MEETING_URL: z._default(webUrlWithoutSlash, 'https://meet.jit.si'),
  LOG_LEVEL: z._default(choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  DEV_APPS: z._default(devApps, {}),
  DEV_OVERRIDES: z._default(onOff, false),
  AUTO_ROLLBACK: z._default(onOff, true),
  DEPLOY_WEBHOOK: z.optional(webUrl),
  DEPLOY_MAIL_TO: z.optional(email),
  INFORMATION_DIR: z.optional(z.string()),
  DISK_RESERVE_MB: z._default(wholeNumber(), 500),

  SITE_NAME: z._default(z.string(), 'Rangmala'),
  SITE_TAGLINE: z._default(
    z.string(),
    'Made with love by artists, for everyone who loves personalised and customised products.',
  ),
  SITE_PROMISE: z._default(z.string(), 'Best Designs and Standard Shipping'),
  SITE_EMAIL: z._default(email, 'hello@rangmala.example'),
  SITE_PHONE: z._default(z.string(), '+91 40 5550 0142'),
  SITE_ADDRESS: z._default(
    convert(z.string(), (value) => splitList(value, /\r?\n|\|/).filter(Boolean)),
    [
      'Rangmala Studio, School of Crafts',
      'Kakatiya Valley University Campus',
      'Hanamkonda, Warangal, Telangana 506009',
      'India',
    ],
  ),

  CHECKOUT: z._default(onOff, true),
  RAZORPAY_KEY_ID: z.optional(z.string()),
  RAZORPAY_KEY_SECRET: z.optional(z.string()),
  RAZORPAY_WEBHOOK_SECRET: z.optional(z.string()),
  RAZORPAY_API: z._default(webUrlWithoutSlash, 'https://api.razorpay.com'),
  RAZORPAY_CHECKOUT: z._default(webUrl, 'https://checkout.razorpay.com/v1/checkout.js'),
  TEST_GATEWAY: z.optional(onOff),
  RECONCILE_SECONDS: z._default(
    wholeNumber('must be a whole number of seconds from 1 to 86400', 1, 86_400),
    300,
  ),
  UPI_ID: z.optional(
    secretText('must be a UPI id like "shop@bank"', (value) =>
      /^[\w.-]{2,256}@[a-zA-Z][a-zA-Z0-9]{1,64}$/.test(value),
    ),
  ),
  UPI_MERCHANT: z._default(onOff, false),
  CASH_ON_DELIVERY_LIMIT: z._default(numberUpTo(1_000_000), 2500),
  EXPRESS_PRICE: z.optional(wholeNumber('must be whole rupees from 1 to 9999', 1, 9999)),
  ARTIST_SHARE: z._default(numberUpTo(100), 10),
  GSTIN: z.optional(
    convert(
      text('must be a valid GSTIN of 15 characters', (value) => isGstin(value.toUpperCase())),
      (value) => value.toUpperCase(),
    ),
  ),
  GST_STATE: z.optional(
    text(
      'must be the full name of a state of India like "Telangana"',
      (value) => findStateName(value) !== undefined,
    ),
  ),
  LEGAL_NAME: z.optional(z.string()),
  GRIEVANCE_OFFICER: z.optional(z.string()),
  GRIEVANCE_EMAIL: z.optional(email),
});
