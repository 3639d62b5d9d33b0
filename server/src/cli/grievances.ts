import { runGrievancesCommand, USAGE } from '../shop/grievances/command.ts';
import { createGrievanceContext } from '../shop/grievances/context.ts';
import { runCommand } from './command.ts';
import { createMailContext } from './mail-context.ts';
import { parseSubcommand } from './parse-command-line.ts';

const parse = (args: string[]) =>
  parseSubcommand(args, {
    usage: USAGE,
    options: { all: { type: 'boolean' }, text: { type: 'string' }, close: { type: 'boolean' } },
    argumentName: 'number of the grievance',
    commands: {
      list: { needsNumber: false, options: ['all'] },
      show: { needsNumber: true, options: [] },
      answer: { needsNumber: true, options: ['text', 'close'] },
    },
  });

await runCommand({ usage: USAGE, parse }, async ({ db, settings, parsedArguments }) => {
  const { command, number, values } = parsedArguments;
  const { all: includeAllStatuses, ...options } = values;
  const context = await createGrievanceContext(createMailContext(db, settings));
  return runGrievancesCommand(context, command, number, { ...options, includeAllStatuses });
});
