import {
  CONTENT_TOPICS,
  type ContentVersions,
  readContentVersions,
} from '../../database/content-versions.ts';
import type { Database } from '../../database/database.ts';
import { PolledValue } from '../../lib/polled-value.ts';

/** The content versions, as this process last read them. Old guest pages are sent while the database does not answer. */
export type ContentMonitor = PolledValue<ContentVersions>;

/** Creates a monitor that finds the writes of other processes within a second. */
export const createContentMonitor = (db: Database): ContentMonitor =>
  new PolledValue(() => readContentVersions(db, CONTENT_TOPICS), { maxAgeMs: 1_000, timeoutMs: 2_000 });
