import type { Grievance } from '@rangmala/shared/contract';
import type { GrievanceAnswerRow, GrievanceRow } from '../../database/order-tables.ts';
import type { Database } from '../../database/database.ts';

/** Returns the grievance with a ticket number. Ignores case. Returns undefined for an unknown number. */
export async function findGrievance(db: Database, number: string): Promise<GrievanceRow | undefined> {
  return db
    .selectFrom('grievances')
    .selectAll()
    .where('number', '=', number.trim().toUpperCase())
    .executeTakeFirst();
}

/** Returns the answers to a grievance, oldest first. */
export async function listAnswers(db: Database, id: string): Promise<GrievanceAnswerRow[]> {
  return db
    .selectFrom('grievance_answers')
    .selectAll()
    .where('grievance_id', '=', id)
    .orderBy('position')
    .execute();
}

/** Returns the API representation of a grievance. */
export function presentGrievance(row: GrievanceRow, answers: readonly GrievanceAnswerRow[]): Grievance {
  const { number, status, name, order_number, message, created_at, due_at } = row;
  return {
    number,
    status,
    name,
    order_number,
    message,
    created_at,
    due_at,
    answers: answers.map(({ text, at }) => ({ text, at })),
  };
}
