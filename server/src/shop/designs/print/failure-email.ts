import * as z from 'zod/mini';
import type { Database } from '../../../database/database.ts';
import type { PrintJobRow } from '../../../database/design-tables.ts';
import { parseJson } from '../../../database/column-values.ts';
import { getErrorCode } from '../../../lib/error-code.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import type { Settings } from '../../../settings.ts';
import { mailOwner } from '../../owner-email.ts';
import { LostPictureError } from '../stored-picture.ts';

/** The fields of a print job that identify the order line. `orders/production.ts` sets both fields. */
const jobSchema = z.object({ order: z._default(z.string(), ''), product: z._default(z.string(), '') });

const DISK_FULL = 'The disk is full.';
const NO_PERMISSION = 'The server is not allowed to write the files into its data folder.';
const REASONS_BY_CODE: Partial<Record<string, string>> = {
  ENOSPC: DISK_FULL,
  EDQUOT: DISK_FULL,
  EACCES: NO_PERMISSION,
  EPERM: NO_PERMISSION,
  EROFS: NO_PERMISSION,
};

/** Returns the reason why print files could not be made, as a sentence for the owner. */
export function describeProblem(error: unknown): string {
  const reason = REASONS_BY_CODE[getErrorCode(error)];
  if (reason !== undefined) return reason;
  if (error instanceof LostPictureError) return error.problem;
  const message = (error instanceof Error ? error.message : String(error)).trim();
  // Messages of the shop's own errors end with a full stop. Other messages get an introduction.
  return message.endsWith('.') ? message : `The files could not be drawn or stored (${message}).`;
}

/** Enqueues a mail to the owner about a print job that has failed after its last attempt. */
export async function mailPrintFailure(
  context: { mail: Pick<Mailer, 'enqueue'>; settings: Settings },
  transaction: Database,
  { line_id, job, attempts, problem }: PrintJobRow,
): Promise<void> {
  const { order, product } = parseJson(jobSchema, job);
  await mailOwner({ ...context, db: transaction }, order, [
    `The print files of “${product}” (${line_id}) could not be made in ${attempts} attempts.`,
    `Reason: ${problem ?? 'unknown.'}`,
    `Correct the reason. Then have the files made again with this command on the server:\nnpm run orders -- print ${order} --again`,
  ]);
}
