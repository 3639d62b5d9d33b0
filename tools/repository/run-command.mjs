import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. {@link run} starts commands in this folder. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

let isInterrupted = false;

/** Returns whether this process received SIGINT or SIGTERM while a command ran. */
export function wasInterrupted() {
  return isInterrupted;
}

/**
 * Runs a command in the repository's root and waits until the command ends.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, onLine?: (line: string) => void, timeout?: number }} options
 *   `onLine` receives every line as soon as it is complete; after `timeout` milliseconds the command is killed
 * @returns {Promise<{ code: number, output: string }>} the exit code (1 when the command could not start or was
 *   killed) and the whole output
 */
export function run(command, args, { env, onLine, timeout } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let partialLine = '';
    const append = (chunk) => {
      output += chunk;
      const lines = (partialLine + chunk).split('\n');
      partialLine = lines.pop() ?? '';
      if (onLine) lines.forEach(onLine);
    };
    child.stdout.setEncoding('utf8').on('data', append);
    child.stderr.setEncoding('utf8').on('data', append);

    let hasTimedOut = false;
    const timer =
      timeout &&
      setTimeout(() => {
        hasTimedOut = true;
        child.kill('SIGKILL');
      }, timeout);
    const interrupt = () => {
      isInterrupted = true;
      child.kill('SIGTERM');
    };
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    const finish = (code, text = '') => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      if (partialLine && onLine) onLine(partialLine);
      resolve({ code, output: output + text });
    };
    child.once('error', (error) => finish(1, `${command}: ${error.message}\n`));
    child.once('close', (code, signal) => {
      if (signal)
        finish(1, `\n${command} was ended by ${signal}${hasTimedOut ? ` after ${timeout / 1000} s` : ''}\n`);
      else finish(code ?? 1);
    });
  });
}

/** Runs a JavaScript program below node_modules; see {@link run}. */
export function runTool(path, args, options) {
  return run(process.execPath, [`node_modules/${path}`, ...args], options);
}
