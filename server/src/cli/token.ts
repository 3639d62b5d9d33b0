import { parseArgs } from 'node:util';
import { appNameSchema } from '@rangmala/shared/contract';
import { createToken, revokeTokens } from '../platform/tokens/tokens.ts';
import { SettingsError } from '../settings.ts';
import { runCommand } from './command.ts';

const USAGE = `npm run token -- <app> [--name "shop team"] [--days 90]   makes a token that deploys <app> ("*": every app)
npm run token -- --revoke "shop team"                     ends that team's tokens`;

/** Ten years; longer-lived tokens tend to be forgotten. */
const MOST_DAYS = 3650;

await runCommand(async (db) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      days: { type: 'string', default: '90' },
      revoke: { type: 'string' },
    },
  });
  const [app] = positionals;
  const days = Number(values.days);
  if (values.revoke !== undefined && app === undefined) {
    const ended = await revokeTokens(db, values.revoke);
    if (ended === 0) throw new SettingsError(`${values.revoke} has no token that could be ended.`);
    return [`${ended} tokens of ${values.revoke} ended`];
  }
  const isSensible = Number.isInteger(days) && days > 0 && days <= MOST_DAYS;
  if (values.revoke !== undefined || app === undefined || !isSensible) throw new SettingsError(USAGE);
  if (app !== '*' && !appNameSchema.safeParse(app).success)
    throw new SettingsError(`No app can be called ${app}.`);
  const token = await createToken(db, { app, name: values.name ?? `${app} team`, days });
  return [`RANGMALA_TOKEN=${token}`, `shown only once; it deploys ${app} for ${days} days`];
});
