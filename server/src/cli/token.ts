import { parseArgs } from 'node:util';
import { openDatabase } from '../database/database.ts';
import { createToken, revokeTokens } from '../delivery/tokens.ts';
import { readSettings, SettingsError } from '../settings.ts';

const USAGE = `npm run token -- <app> [--name "shop team"] [--days 90]   makes a token that ships <app> ("*": every app)
npm run token -- --revoke "shop team"                     ends that team's tokens`;

/** Makes or ends teams' tokens; run where the server's settings are. */
try {
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
  if ((app === undefined) === (values.revoke === undefined) || !(days > 0)) throw new SettingsError(USAGE);
  const db = await openDatabase(readSettings(process.env));
  try {
    if (values.revoke !== undefined) {
      process.stdout.write(`${await revokeTokens(db, values.revoke)} tokens of ${values.revoke} ended\n`);
    } else if (app !== undefined) {
      const token = await createToken(db, { app, name: values.name ?? `${app} team`, days });
      process.stdout.write(
        `RANGMALA_TOKEN=${token}\nshown only this once; it ships ${app} for ${days} days\n`,
      );
    }
  } finally {
    await db.destroy();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
