import { CommandError } from './run-command.ts';

/**
 * Parses the value of a command-line option that sets a canary's share of the visitors, in percent. Returns undefined
 * when the option is not given.
 * @throws CommandError when the value is not a whole number from 1 to 99
 */
export function parsePercent(option: string, value: string | undefined): number | undefined {
  if (value !== undefined && !/^[1-9]\d?$/.test(value))
    throw new CommandError(`${option} takes the percentage of visitors, a whole number from 1 to 99.`);
  return value === undefined ? undefined : Number(value);
}
