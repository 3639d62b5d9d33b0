import { printLine } from '../measure.ts';

/** Largest number of failed checks that are printed for each group. */
const MAX_PRINTED_FAILURES = 20;

/** Counts the checks of one group. */
export class Checks {
  count = 0;
  readonly failures: string[] = [];

  /** Counts one check. {@link print} prints `description` when the check has failed. */
  check(hasPassed: boolean, description: string): void {
    this.count += 1;
    if (!hasPassed) this.failures.push(description);
  }

  /** Prints the result of a group: the number of checks, and up to {@link MAX_PRINTED_FAILURES} failed checks. */
  print(group: string, seconds: number): void {
    printLine(`${group}: ${this.count} checks, ${this.failures.length} failed, ${seconds.toFixed(0)} s`);
    for (const failure of this.failures.slice(0, MAX_PRINTED_FAILURES))
      printLine(`    FAILED ${failure.slice(0, 400)}`);
    if (this.failures.length > MAX_PRINTED_FAILURES)
      printLine(`    and ${this.failures.length - MAX_PRINTED_FAILURES} more`);
  }
}
