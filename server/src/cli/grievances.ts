import { parseArgs } from 'node:util';
import Fastify from 'fastify';
import { createMailDelivery } from '../mail/deliver-mail.ts';
import { Mailer } from '../mail/mailer.ts';
import { SettingsError } from '../settings.ts';
import { runGrievancesCommand, USAGE } from '../shop/grievances/command.ts';
import { createGrievanceContext } from '../shop/grievances/context.ts';
import { runCommand } from './command.ts';

await runCommand(async (db, settings) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean' }, text: { type: 'string' }, close: { type: 'boolean' } },
  });
  const [command, number, ...extraArguments] = positionals;
  if (command === undefined || extraArguments.length > 0) throw new SettingsError(USAGE);
  const now = () => new Date();
  const { log } = Fastify({ logger: false });
  // The command only stores mails. The running server delivers the mails.
  const mail = new Mailer({ db, now, log, deliverMail: createMailDelivery(settings) });
  const { all: includeAllStatuses, ...options } = values;
  const context = await createGrievanceContext({ db, mail, settings, now });
  return runGrievancesCommand(context, command, number, { ...options, includeAllStatuses });
});
