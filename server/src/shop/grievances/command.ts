import type { GrievanceRow } from '../../database/order-tables.ts';
import { NotFoundError, RuleError } from '../../http/errors.ts';
import { formatInstant } from '../../lib/business-time-zone.ts';
import { answerGrievance, findGrievance, listAnswers } from './grievances.ts';
import type { GrievanceContext } from './context.ts';

export const USAGE = `npm run grievances -- list [--all]                      open grievances (--all: every grievance), most urgent first
npm run grievances -- show NUMBER                       one grievance with its answers
npm run grievances -- answer NUMBER --text TEXT [--close]   mails and shows the answer; --close also closes it`;

const LIST_LIMIT = 200;

export interface CommandOptions {
  includeAllStatuses?: boolean | undefined;
  text?: string | undefined;
  close?: boolean | undefined;
}

/**
 * Runs a grievance command of the owner.
 * @returns lines to print
 * @throws RuleError with a message for the owner: for an unknown command, a missing number, and an invalid answer
 * @throws NotFoundError with a message for the owner for an unknown number
 * @throws ConflictError with a message for the owner when the grievance to answer is closed
 */
export async function runGrievancesCommand(
  context: GrievanceContext,
  command: string,
  number: string | undefined,
  { includeAllStatuses = false, text = '', close = false }: CommandOptions,
): Promise<string[]> {
  if (command === 'list') return listGrievances(context, includeAllStatuses);
  if (number === undefined) throw new RuleError(USAGE);
  if (command === 'show') return showGrievance(context, number);
  if (command !== 'answer') throw new RuleError(USAGE);
  const answeredGrievance = await answerGrievance(context, number, text, { close });
  return [formatSummary(answeredGrievance, context.now())];
}

async function listGrievances({ db, now }: GrievanceContext, includeAllStatuses: boolean): Promise<string[]> {
  let query = db.selectFrom('grievances').selectAll().orderBy('due_at').limit(LIST_LIMIT);
  if (!includeAllStatuses) query = query.where('status', '=', 'open');
  const rows = await query.execute();
  if (rows.length === 0)
    return [includeAllStatuses ? 'There are no grievances.' : 'No grievances are waiting for an answer.'];
  return rows.map((row) => formatSummary(row, now()));
}

async function showGrievance(context: GrievanceContext, number: string): Promise<string[]> {
  const row = await findGrievance(context.db, number);
  if (!row) throw new NotFoundError(`There is no grievance ${number}.`);
  const answers = await listAnswers(context.db, row.id);
  return [
    formatSummary(row, context.now()),
    `${row.name} <${row.email}>${row.order_number && `, order ${row.order_number}`}`,
    '',
    row.message,
    ...answers.flatMap(({ at, text }) => ['', `Answer on ${formatInstant(at)}:`, text]),
  ];
}

function formatSummary({ number, status, due_at, name }: GrievanceRow, now: Date): string {
  const isOverdue = status === 'open' && due_at < now.toISOString();
  return `${number}  ${isOverdue ? 'OVERDUE' : status}  answer by ${formatInstant(due_at)}  ${name}`;
}
