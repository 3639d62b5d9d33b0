import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';

/** Stores a message from the contact page. */
export async function insertContactMessage(db: Database, message: ContactMessage, now: Date): Promise<void> {
  await db
    .insertInto('contact_messages')
    .values({ id: randomUUID(), created_at: now.toISOString(), ...message })
    .execute();
}
