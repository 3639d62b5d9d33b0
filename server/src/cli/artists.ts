import { runArtistsCommand, USAGE } from '../shop/earnings/command.ts';
import { runCommand } from './command.ts';
import { parseSubcommand } from './parse-command-line.ts';

const parse = (args: string[]) =>
  parseSubcommand(args, {
    usage: USAGE,
    options: { amount: { type: 'string' }, note: { type: 'string' } },
    argumentName: 'ID of the artist',
    commands: {
      earnings: { needsNumber: false, options: [] },
      sales: { needsNumber: true, options: [] },
      pay: { needsNumber: true, options: ['amount', 'note'] },
    },
  });

await runCommand({ usage: USAGE, parse }, async ({ db, parsedArguments: { command, number, values } }) =>
  runArtistsCommand({ db, now: new Date() }, command, number, values),
);
