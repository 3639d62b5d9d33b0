import { parseArgs } from 'node:util';
import { createToken, revokeTokens } from '../delivery/tokens.ts';
import { SettingsError } from '../settings.ts';
import { runCommand } from './command.ts';

const USAGE = `npm run token -- <app> [--name "shop team"] [--days 90]   makes a token that ships <app> ("*": every app)
npm run token -- --revoke "shop team"                     ends that team's tokens`;

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
    return [`${await revokeTokens(db, values.revoke)} tokens of ${values.revoke} ended`];
  }
  if (values.revoke !== undefined || app === undefined || !(days > 0)) throw new SettingsError(USAGE);
  const token = await createToken(db, { app, name: values.name ?? `${app} team`, days });
  return [`RANGMALA_TOKEN=${token}`, `shown only this once; it ships ${app} for ${days} days`];
});
