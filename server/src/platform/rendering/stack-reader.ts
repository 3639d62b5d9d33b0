import type { Socket } from 'node:net';

/**
 * Matches the stack that Node writes for a process that gets SIGINT (`--trace-sigint`). An empty line ends the stack.
 */
const STACK_PATTERN = /^KEYBOARD_INTERRUPT:.*\n([^]*?)\n\n/m;

/** Number of stored characters after which further error output is ignored. */
const MAX_LENGTH = 20_000;

/** Reads the stack of a process from its error output. */
export class StackReader {
  #output = '';

  /** @param onStack is called when the whole stack was read, and again at each further output */
  constructor(errorOutput: Socket, onStack: () => void) {
    errorOutput.on('data', (text: Buffer) => {
      if (this.#output.length < MAX_LENGTH) this.#output += text.toString('utf8');
      if (STACK_PATTERN.test(this.#output)) onStack();
    });
    errorOutput.unref();
  }

  /** The error output so far. After {@link MAX_LENGTH} characters, further output is ignored. */
  get output(): string {
    return this.#output;
  }

  /** The stack; empty until the whole stack was read. */
  get stack(): string {
    return STACK_PATTERN.exec(this.#output)?.[1] ?? '';
  }
}
