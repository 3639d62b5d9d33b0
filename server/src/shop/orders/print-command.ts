import { join } from 'node:path';
import type { OrderLineRow, OrderRow } from '../../database/order-tables.ts';
import { RuleError } from '../../http/errors.ts';
import { formatInstant } from '../../lib/business-time-zone.ts';
import { openStorage } from '../../storage/open-storage.ts';
import type { Storage } from '../../storage/storage.ts';
import { listPrintJobs, type PrintJob, requeuePrintJobs } from '../designs/index.ts';
import { writeOutputFile } from './command-io.ts';
import type { OrderContext } from './context.ts';
import { buildLineId } from './production.ts';
import { listLines } from './queries.ts';

export interface PrintCommandOptions {
  /** Folder for the files; by default a folder with the order number in the working directory. */
  output?: string | undefined;
  /** Number of a line, from 1. Limits the command to this line. */
  line?: string | undefined;
  /** Queues failed and waiting jobs again. With `line`, also queues a job that is ready. */
  again?: boolean | undefined;
}

/**
 * Writes the finished print files of an order into one folder for each line. With `again`, first queues print jobs
 * again.
 * @returns the state of each print job, and the paths of the written files
 * @throws RuleError for an invalid or unknown line, and when a file cannot be written
 * @throws SettingsError when the bucket cannot be used
 * @throws the error of the bucket when a file cannot be read
 */
export async function writePrintFiles(
  { db, settings, now }: OrderContext,
  order: OrderRow,
  { output = order.number, line, again }: PrintCommandOptions,
): Promise<string[]> {
  const allLines = await listLines(db, order.id);
  const lines = line === undefined ? allLines : [findLine(order, allLines, parseLineNumber(line))];
  const lineIds = lines.map(({ position }) => buildLineId(order, position));
  if (again) {
    const statuses = ['failed', 'waiting', ...(line === undefined ? [] : (['ready'] as const))] as const;
    await requeuePrintJobs(db, lineIds, statuses, now());
  }
  const jobs = new Map((await listPrintJobs(db, lineIds, now())).map((job) => [job.lineId, job]));
  if (jobs.size === 0) return [`Order ${order.number} has no print files. ${NO_JOBS_REASON}`];

  const storage = await openStorage(settings);
  const report: string[] = [];
  for (const { position, name } of lines) {
    const job = jobs.get(buildLineId(order, position));
    if (!job) continue;
    report.push(`${position + 1}. ${name}: ${describeState(job)}`);
    if (job.state === 'failed')
      report.push(`   To try again: npm run orders -- print ${order.number} --again --line ${position + 1}`);
    report.push(...(await writeFilesOfJob(storage, job, join(output, `line-${position + 1}`))));
  }
  return report;
}

const NO_JOBS_REASON = 'They are made for personalised lines when the order is confirmed.';

/**
 * Parses the number of an order line, from 1.
 * @throws RuleError for a missing or invalid number
 */
export function parseLineNumber(text: string | undefined): number {
  if (!/^[1-9]\d*$/.test(text ?? '')) throw new RuleError('Please name the line: --line 1');
  return Number(text);
}

function findLine({ number }: OrderRow, lines: readonly OrderLineRow[], lineNumber: number): OrderLineRow {
  const line = lines.find(({ position }) => position === lineNumber - 1);
  if (!line)
    throw new RuleError(`Order ${number} has no line ${lineNumber}. Its last line is ${lines.length}.`);
  return line;
}

function describeState({ state, attempts, dueAt, files, problem = '' }: PrintJob): string {
  if (state === 'running') return 'being made';
  if (state === 'ready') return `ready, ${files.length} files`;
  if (state === 'failed') return `failed after ${attempts} attempts: ${problem}`;
  return attempts === 0
    ? 'waiting'
    : `waiting; next attempt on ${formatInstant(dueAt)} after this error: ${problem}`;
}

async function writeFilesOfJob(storage: Storage, { files }: PrintJob, folder: string): Promise<string[]> {
  const report: string[] = [];
  for (const { name, key } of files) {
    const content = await storage.get(key);
    const path = join(folder, name);
    if (content) await writeOutputFile(path, content);
    report.push(content ? `   ${path}` : `   ${name} is missing in the storage.`);
  }
  return report;
}
