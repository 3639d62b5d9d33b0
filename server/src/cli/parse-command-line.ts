import { parseArgs, type ParseArgsConfig } from 'node:util';
import { SettingsError } from '../settings.ts';

type OptionDefinitions = NonNullable<ParseArgsConfig['options']>;

interface ParsedCommandLine<Options extends OptionDefinitions> {
  values: ReturnType<typeof parseArgs<{ allowPositionals: true; options: Options }>>['values'];
  positionals: string[];
}

/** Describes the arguments of a program such as `npm run orders -- show NUMBER`. */
export interface SubcommandDefinitions<Options extends OptionDefinitions> {
  usage: string;
  options: Options;
  /** What the argument of a command is: `number of the order`. */
  argumentName: string;
  /** Each command, with whether it needs a number, and with the options that it accepts. */
  commands: Record<string, { needsNumber: boolean; options: readonly (keyof Options & string)[] }>;
}

/**
 * Parses the arguments of a program.
 * @param argumentNames names of the required positional arguments, for the messages
 * @throws SettingsError with one sentence and the usage, for an unknown option, a missing value and a missing or
 * superfluous argument
 */
export function parseCommandLine<const Options extends OptionDefinitions>(
  args: string[],
  usage: string,
  { options, argumentNames }: { options: Options; argumentNames: readonly string[] },
): ParsedCommandLine<Options> {
  const parsed = parseOptions(args, usage, options);
  const missingName = argumentNames[parsed.positionals.length];
  if (missingName !== undefined) throw createUsageError(`Please give the ${missingName}.`, usage);
  refuseExtraArguments(parsed.positionals.slice(argumentNames.length), usage);
  return parsed;
}

/**
 * Parses the arguments of a program with commands.
 * @throws SettingsError with one sentence and the usage, as {@link parseCommandLine}, and for an unknown command and an
 * option that the command does not accept
 */
export function parseSubcommand<const Options extends OptionDefinitions>(
  args: string[],
  { usage, options, argumentName, commands }: SubcommandDefinitions<Options>,
): { command: string; number: string | undefined; values: ParsedCommandLine<Options>['values'] } {
  const { values, positionals } = parseOptions(args, usage, options);
  const [command, ...rest] = positionals;
  if (command === undefined) throw createUsageError('Please name a command.', usage);
  const definition = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!definition) throw createUsageError(`There is no command “${command}”.`, usage);
  const unusedOption = Object.keys(values).find((name) => !definition.options.includes(name));
  if (unusedOption !== undefined)
    throw createUsageError(`The command “${command}” has no option --${unusedOption}.`, usage);
  if (!definition.needsNumber) {
    refuseExtraArguments(rest, usage);
    return { command, number: undefined, values };
  }
  const [number, ...extraArguments] = rest;
  if (number === undefined) throw createUsageError(`Please give the ${argumentName}.`, usage);
  refuseExtraArguments(extraArguments, usage);
  return { command, number, values };
}

/** Creates an error with a sentence about the arguments, followed by the usage of the program. */
export function createUsageError(sentence: string, usage: string): SettingsError {
  return new SettingsError(`${sentence}\n\n${usage}`);
}

function parseOptions<const Options extends OptionDefinitions>(
  args: string[],
  usage: string,
  options: Options,
): ParsedCommandLine<Options> {
  const problem = findOptionProblem(args, options);
  if (problem !== undefined) throw createUsageError(problem, usage);
  return parseArgs<{ args: string[]; allowPositionals: true; options: Options }>({
    args,
    allowPositionals: true,
    options,
  });
}

/** Returns a sentence about the first option that Node would refuse with a message for programmers. */
function findOptionProblem(args: string[], options: OptionDefinitions): string | undefined {
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const type = Object.hasOwn(options, name) ? options[name]?.type : undefined;
    if (type === undefined) return `There is no option ${rawName}.`;
    if (type === 'boolean' && value !== undefined) return `The option ${rawName} takes no value.`;
    const isOtherOption = !inlineValue && value?.startsWith('-') === true;
    if (type === 'string' && (value === undefined || isOtherOption))
      return `Please give a value after ${rawName}.`;
  }
  return undefined;
}

function refuseExtraArguments([argument]: readonly string[], usage: string): void {
  if (argument !== undefined) throw createUsageError(`The argument “${argument}” is not expected.`, usage);
}
