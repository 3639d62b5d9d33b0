import { type Database, openDatabase } from '../database/database.ts';
import { readSettings, type Settings } from '../settings.ts';

/**
 * Runs `work` with the site's settings and database. Prints the lines that `work` returns. After an error, prints the
 * message and sets the exit code to 1.
 */
export async function runCommand(
  work: (db: Database, settings: Settings) => Promise<string[]>,
): Promise<void> {
  try {
    const settings = readSettings(process.env);
    const db = await openDatabase(settings);
    try {
      for (const line of await work(db, settings)) process.stdout.write(`${line}\n`);
    } finally {
      await db.destroy();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
