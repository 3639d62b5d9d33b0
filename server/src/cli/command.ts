import '../http/error-handling/schema-messages.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { readSettings, type Settings } from '../settings.ts';

interface CommandContext<Arguments> {
  db: Database;
  settings: Settings;
  parsedArguments: Arguments;
}

/**
 * Runs `work` with the site's settings and database, and with the arguments of the process as `parse` returns them.
 * Prints the lines that `work` returns. After an error, prints the message and sets the exit code to 1. Prints only the
 * usage when the arguments contain `--help`.
 */
export async function runCommand<Arguments>(
  { usage, parse }: { usage: string; parse: (args: string[]) => Arguments },
  work: (context: CommandContext<Arguments>) => Promise<string[]>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  try {
    const parsedArguments = parse(args);
    const settings = readSettings(process.env);
    const db = await openDatabase(settings);
    try {
      for (const line of await work({ db, settings, parsedArguments })) process.stdout.write(`${line}\n`);
    } finally {
      await db.destroy();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
