/**
 * Jest setup file that makes a test fail after an unexpected call of console.error or console.warn. Tests declare
 * expected messages with `expectConsole`.
 */

type Level = 'error' | 'warn';

interface Expectation {
  level: Level;
  text: RegExp;
  isMet: boolean;
}

interface GuardState {
  expected: Expectation[];
  unexpected: string[];
  /** Console of the running test file. */
  console?: Console;
}

const STATE_KEY = Symbol.for('rangmala.console-guard');
const globalState = globalThis as unknown as Record<symbol, GuardState>;
// The state is global, so that a second load of this module, after `jest.resetModules`, uses the same state.
const state = (globalState[STATE_KEY] ??= { expected: [], unexpected: [] });
// Guards the console of each test file, because Jest gives every test file its own console. Several test files of the
// server share `state`, so `state.console` can be the console of an earlier test file.
if (state.console !== console) guardConsole();

/** Declares that the test logs a message that matches `text`, with this level. */
export function expectConsole(level: Level, text: RegExp): void {
  state.expected.push({ level, text, isMet: false });
}

/** Fails the running test with this text. */
export function failTest(text: string): void {
  state.unexpected.push(text);
}

/** Replaces `console.error` and `console.warn`, and checks the messages after each test of the test file. */
function guardConsole(): void {
  state.console = console;
  for (const level of ['error', 'warn'] as const) {
    const recordMessage = (...parts: unknown[]) => {
      const message = formatMessage(parts);
      const expectation = state.expected.find(
        (expected) => expected.level === level && expected.text.test(message),
      );
      if (expectation) expectation.isMet = true;
      else state.unexpected.push(`console.${level}: ${message}`);
    };
    Object.assign(console, { [level]: recordMessage });
  }

  afterEach(() => {
    const unmetExpectations = state.expected.filter(({ isMet }) => !isMet);
    const unexpected = state.unexpected.splice(0);
    state.expected.length = 0;
    if (unexpected.length > 0) throw new Error(`Unexpected in this test:\n${unexpected.join('\n')}`);
    if (unmetExpectations.length > 0) {
      const texts = unmetExpectations.map(({ level, text }) => `console.${level} like ${text}`);
      throw new Error(`Expected on the console, but not logged:\n${texts.join('\n')}`);
    }
  });
}

function formatMessage(parts: unknown[]): string {
  const [first, ...rest] = parts;
  // Fills in the placeholders of React's messages.
  const text =
    typeof first === 'string' ? first.replace(/%[sdoO]/g, () => formatPart(rest.shift())) : formatPart(first);
  return [text, ...rest.map(formatPart)].join(' ');

  function formatPart(part: unknown): string {
    if (part instanceof Error) return part.stack ?? part.message;
    if (typeof part === 'object' && part !== null) {
      try {
        return JSON.stringify(part);
      } catch {
        return Object.prototype.toString.call(part);
      }
    }
    return String(part);
  }
}
