import { parseArgs } from 'node:util';
import { appNameSchema } from '@rangmala/shared/contract';
import { createToken, revokeTokens } from '../platform/tokens/tokens.ts';
import { SettingsError } from '../settings.ts';
import { runCommand } from './command.ts';

const USAGE = `npm run token -- <app> [--name "shop team"] [--days 90]   creates a token that deploys <app> ("*": every app)
npm run token -- --revoke "shop team"                     revokes the tokens of that team`;

/** Longest validity of a token in days: about ten years. */
const MAX_DAYS = 3650;

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
    const revokedCount = await revokeTokens(db, values.revoke);
    if (revokedCount === 0) throw new SettingsError(`${values.revoke} has no active token.`);
    return [`${revokedCount} tokens of ${values.revoke} revoked`];
  }
  const isValidDays = Number.isInteger(days) && days > 0 && days <= MAX_DAYS;
  if (values.revoke !== undefined || app === undefined || !isValidDays) throw new SettingsError(USAGE);
  if (app !== '*' && !appNameSchema.safeParse(app).success)
    throw new SettingsError(`“${app}” is not a valid name of an app.`);
  const token = await createToken(db, { app, name: values.name ?? `${app} team`, days });
  return [`RANGMALA_TOKEN=${token}`, `shown only once; it deploys ${app} for ${days} days`];
});
