import { appNameSchema } from '@rangmala/shared/contract';
import { formatCount } from '../lib/format-count.ts';
import { createToken, revokeTokens } from '../platform/tokens/tokens.ts';
import { SettingsError } from '../settings.ts';
import { runCommand } from './command.ts';
import { createUsageError, parseCommandLine } from './parse-command-line.ts';

const USAGE = `npm run token -- <app> [--name "shop team"] [--days 90]   creates a token that deploys <app> ("*": every app)
npm run token -- --revoke "shop team"                     revokes the tokens of that team`;

/** Longest validity of a token in days: about ten years. */
const MAX_DAYS = 3650;

const parse = (args: string[]) => {
  const isRevocation = args.some((argument) => /^--revoke(=|$)/.test(argument));
  const { values, positionals } = parseCommandLine(args, USAGE, {
    options: {
      name: { type: 'string' },
      days: { type: 'string', default: '90' },
      revoke: { type: 'string' },
    },
    argumentNames: isRevocation ? [] : ['app'],
  });
  const days = Number(values.days);
  if (!Number.isInteger(days) || days <= 0 || days > MAX_DAYS)
    throw createUsageError(`--days must be a whole number from 1 to ${MAX_DAYS}.`, USAGE);
  return { ...values, days, app: positionals[0] ?? '' };
};

await runCommand({ usage: USAGE, parse }, async ({ db, parsedArguments }) => {
  const { app, name = `${app} team`, days, revoke } = parsedArguments;
  if (revoke !== undefined) {
    const revokedCount = await revokeTokens(db, revoke);
    if (revokedCount === 0) throw new SettingsError(`${revoke} has no active token.`);
    return [`${formatCount(revokedCount, 'token', 'tokens')} of ${revoke} revoked`];
  }
  if (app !== '*' && !appNameSchema.safeParse(app).success)
    throw new SettingsError(`“${app}” is not a valid name of an app.`);
  const token = await createToken(db, { app, name, days });
  return [`RANGMALA_TOKEN=${token}`, `shown only once; it deploys ${app} for ${days} days`];
});
