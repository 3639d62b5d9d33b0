import { parseArgs } from 'node:util';
import Fastify from 'fastify';
import { createMailDelivery } from '../mail/deliver-mail.ts';
import { Mailer } from '../mail/mailer.ts';
import { SettingsError } from '../settings.ts';
import { runOrdersCommand, USAGE } from '../shop/orders/command.ts';
import { createOrderContext } from '../shop/orders/context.ts';
import { runCommand } from './command.ts';

await runCommand(async (db, settings) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      status: { type: 'string' },
      tracking: { type: 'string' },
      line: { type: 'string' },
      reason: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      output: { type: 'string' },
      again: { type: 'boolean' },
    },
  });
  const [command, number, ...extraArguments] = positionals;
  if (command === undefined || extraArguments.length > 0) throw new SettingsError(USAGE);
  const now = () => new Date();
  const { log } = Fastify({ logger: false });
  // The command only stores mails and refunds. The running server sends the mails and refunds.
  const mail = new Mailer({ db, now, log, deliverMail: createMailDelivery(settings) });
  const context = await createOrderContext({ db, mail, settings, now, log });
  return runOrdersCommand(context, command, number, values);
});
