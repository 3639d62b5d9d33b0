import { type Environment, readSettings, SettingsError } from './settings.ts';

function readErrorMessage(env: Environment): string {
  try {
    readSettings(env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  throw new Error('These settings were accepted.');
}

test('reads settings from the environment', () => {
  const settings = readSettings({
    PORT: '8080',
    PUBLIC_URL: 'https://shop.example/',
    DATABASE_URL: 'postgres://u:p@db.example/shop',
    S3_BUCKET: 'pictures',
    S3_ENDPOINT: 'https://s3.example',
    S3_REGION: 'ap-south-1',
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'Shop <shop@shop.example>',
    OIDC_CLIENT_ID: 'client',
    OIDC_CLIENT_SECRET: 'secret',
    SEED: 'none',
    TRUST_PROXY: 'loopback, 10.0.0.0/8',
    RATE_LIMITS: 'OFF',
    MEETING_URL: 'https://meet.example/',
    SITE_NAME: 'Kala',
    SITE_ADDRESS: 'One|Two',
  });
  expect(settings).toMatchObject({
    port: 8080,
    publicUrl: 'https://shop.example',
    s3: {
      bucket: 'pictures',
      region: 'ap-south-1',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    },
    oidc: { issuer: 'https://accounts.google.com', clientId: 'client', clientSecret: 'secret' },
    seed: 'none',
    trustProxy: ['loopback', '10.0.0.0/8'],
    rateLimits: false,
    meetingUrl: 'https://meet.example',
    site: { name: 'Kala', address: ['One', 'Two'] },
  });
});

test.each<[string, Environment]>([
  ['PORT', { PORT: '70000' }],
  ['PORT', { PORT: '3000x' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'shop.example' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://shop.example/shop' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://db.example' }],
  ['S3_BUCKET', { S3_ENDPOINT: 'https://s3.example' }],
  ['AWS_SECRET_ACCESS_KEY', { S3_BUCKET: 'b', AWS_ACCESS_KEY_ID: 'id' }],
  ['AWS_ACCESS_KEY_ID', { S3_BUCKET: 'b', AWS_SECRET_ACCESS_KEY: 'secret' }],
  ['SMTP_URL', { SMTP_URL: 'mail.example' }],
  ['MAIL_FROM', { MAIL_FROM: 'nobody' }],
  ['MAIL_FROM', { MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }],
  ['OIDC_ISSUER', { OIDC_ISSUER: 'http://accounts.example' }],
  ['OIDC_CLIENT_SECRET', { OIDC_CLIENT_ID: 'id' }],
  ['OIDC_CLIENT_ID', { OIDC_CLIENT_SECRET: 'secret' }],
  ['SEED', { SEED: 'some' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'everyone' }],
  ['RATE_LIMITS', { RATE_LIMITS: 'maybe' }],
  ['MEETING_URL', { MEETING_URL: 'meet.example' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
])('names %s in the error when it is invalid or missing: %j', (name, env) => {
  const problem = readErrorMessage(env);
  expect(problem).toContain(name);
  expect(problem).toMatch(/^[A-Z][^\n]*\.$/);
});

test('does not print the password of a database URL', () => {
  expect(readErrorMessage({ DATABASE_URL: 'mysql://user:hunter2@db.example' })).not.toContain('hunter2');
});
