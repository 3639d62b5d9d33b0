import type { FastifyInstance } from 'fastify';
import type { SessionUser } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';

/** The customer in an export or deletion of personal data. */
export interface DataSubject extends SessionUser {
  /**
   * Whether the customer has verified the email address. Data with an unverified email address may belong to another
   * person.
   */
  isVerified: boolean;
}

/** Work outside the database after a deletion, such as deleting files. */
export type Cleanup = () => Promise<void>;

/** A feature that stores personal data of customers. */
export interface PersonalDataSource {
  /** Key of the data in the export, such as `orders`. */
  name: string;
  /** Returns the stored data of a customer in a form that is readable without the site. */
  read(app: FastifyInstance, subject: DataSubject): Promise<unknown>;
  /**
   * Deletes or anonymises the data in the transaction that deletes the account. May return a cleanup to run after the
   * transaction commits.
   */
  erase(app: FastifyInstance, subject: DataSubject, transaction: Database): Promise<Cleanup | void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The personal data sources of all features, without the source of the account itself. */
    personalDataSources: readonly PersonalDataSource[];
  }
}
