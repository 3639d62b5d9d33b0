import { parseCommandLine, parseSubcommand } from './parse-command-line.ts';

const USAGE = 'npm run pots -- list | show NUMBER';

const parsePots = (...args: string[]) =>
  parseSubcommand(args, {
    usage: USAGE,
    options: { status: { type: 'string' }, all: { type: 'boolean' } },
    argumentName: 'number of the pot',
    commands: {
      list: { needsNumber: false, options: ['status', 'all'] },
      show: { needsNumber: true, options: [] },
    },
  });

const parseFolder = (...args: string[]) =>
  parseCommandLine(args, USAGE, { options: {}, argumentNames: ['folder'] });

test('returns the command, its number and its options', () => {
  expect(parsePots('list', '--status=dry', '--all')).toEqual({
    command: 'list',
    number: undefined,
    values: { status: 'dry', all: true },
  });
  expect(parsePots('show', 'P-1')).toEqual({ command: 'show', number: 'P-1', values: {} });
  expect(parsePots('list', '--status', '').values).toEqual({ status: '' });
  expect(parseFolder('pots').positionals).toEqual(['pots']);
});

test.each([
  [[], 'Please name a command.'],
  [['dance'], 'There is no command “dance”.'],
  [['show'], 'Please give the number of the pot.'],
  [['show', 'P-1', 'P-2'], 'The argument “P-2” is not expected.'],
  [['list', '--bogus'], 'There is no option --bogus.'],
  [['list', '--status'], 'Please give a value after --status.'],
  [['list', '--all=yes'], 'The option --all takes no value.'],
  [['show', 'P-1', '--all'], 'The command “show” has no option --all.'],
])('refuses %j with a sentence and the usage', (args, sentence) => {
  expect(() => parsePots(...args)).toThrow(`${sentence}\n\n${USAGE}`);
});

test('refuses a missing and a superfluous argument of a program without commands', () => {
  expect(() => parseFolder()).toThrow(`Please give the folder.\n\n${USAGE}`);
  expect(() => parseFolder('a', 'b')).toThrow(`The argument “b” is not expected.\n\n${USAGE}`);
});
