import type { ChangeCheck } from './registry.ts';

/** Thrown when a change is not made, because another process or a team has changed the app in the meantime. */
export class OutdatedChangeError extends Error {
  override name = 'OutdatedChangeError';
}

/** Returns a check that throws OutdatedChangeError unless this release is live. */
export const createLiveCheck =
  (app: string, version: string): ChangeCheck =>
  async (current) => {
    if (current?.live[app] !== version)
      throw new OutdatedChangeError(`${app} ${version} is no longer the live release.`);
  };

/** Returns a check that throws OutdatedChangeError unless this release is the canary. */
export const createCanaryCheck =
  (app: string, version: string): ChangeCheck =>
  async (current) => {
    if (current?.canaries[app]?.version !== version)
      throw new OutdatedChangeError(`${app} ${version} is no longer the canary.`);
  };
