import { type Environment, readSettings, type Settings } from '../settings.ts';

/** Creates settings for a test: an empty shop, no rate limits, no log. `env` overrides these settings. */
export function createTestSettings(dataDir: string, env: Environment = {}): Settings {
  return readSettings({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:3000',
    SEED: 'none',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...env,
  });
}
