import { runOrdersCommand, USAGE } from '../shop/orders/command.ts';
import { createOrderContext } from '../shop/orders/context.ts';
import { runCommand } from './command.ts';
import { createMailContext } from './mail-context.ts';
import { parseSubcommand } from './parse-command-line.ts';

const parse = (args: string[]) =>
  parseSubcommand(args, {
    usage: USAGE,
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
    argumentName: 'number of the order',
    commands: {
      list: { needsNumber: false, options: ['status'] },
      show: { needsNumber: true, options: [] },
      confirm: { needsNumber: true, options: ['reason'] },
      produce: { needsNumber: true, options: ['reason'] },
      pack: { needsNumber: true, options: ['reason'] },
      ship: { needsNumber: true, options: ['tracking', 'reason'] },
      deliver: { needsNumber: true, options: ['reason'] },
      return: { needsNumber: true, options: ['reason'] },
      cancel: { needsNumber: true, options: ['reason'] },
      refund: { needsNumber: true, options: ['line', 'reason'] },
      refunded: { needsNumber: true, options: [] },
      slip: { needsNumber: true, options: ['output'] },
      print: { needsNumber: true, options: ['output', 'again', 'line'] },
      report: { needsNumber: false, options: ['from', 'to'] },
      export: { needsNumber: false, options: ['from', 'to'] },
    },
  });

await runCommand({ usage: USAGE, parse }, async ({ db, settings, parsedArguments }) => {
  const { command, number, values } = parsedArguments;
  // The command only stores refunds. The running server sends the refunds.
  const context = await createOrderContext(createMailContext(db, settings));
  return runOrdersCommand(context, command, number, values);
});
