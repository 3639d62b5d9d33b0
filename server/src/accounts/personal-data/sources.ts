import type { FastifyInstance } from 'fastify';
import type { SessionUser } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';

/** The customer whose data is exported or deleted. */
export interface DataSubject extends SessionUser {
  /** Whether they have shown that they read the mailbox: only then is what was sent from it theirs. */
  isVerified: boolean;
}

/** Work outside the database that follows a deletion, such as deleting files. */
export type Cleanup = () => Promise<void>;

/** A part of the site that stores data of customers. */
export interface PersonalDataSource {
  /** Its name in the export: `orders`. */
  name: string;
  /** Returns what is stored about a customer, as it can be understood without the site. */
  read(app: FastifyInstance, subject: DataSubject): Promise<unknown>;
  /** Deletes the data, or what the law does not ask to keep, in the transaction that deletes the account. */
  erase(app: FastifyInstance, subject: DataSubject, transaction: Database): Promise<Cleanup | void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every part of the site that stores data of customers. */
    personalData: readonly PersonalDataSource[];
  }
}
