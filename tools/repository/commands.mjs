import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root, where every command runs. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

let ended = false;

/** Whether somebody asked, while a command ran, that everything end (Ctrl-C, SIGTERM). */
export function wasEnded() {
  return ended;
}

/**
 * Runs a command in the checkout and waits for its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, onLine?: (line: string) => void, timeout?: number }} options
 *   `onLine` gets every whole line as it comes; `timeout` in milliseconds ends the command
 * @returns {Promise<{ code: number, output: string }>} exit code (1 when it could not start or was
 *   ended) and everything it wrote
 */
export function run(command, args, { env, onLine, timeout } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let rest = '';
    const take = (chunk) => {
      output += chunk;
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      if (onLine) lines.forEach(onLine);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);

    let late = false;
    const timer =
      timeout &&
      setTimeout(() => {
        late = true;
        child.kill('SIGKILL');
      }, timeout);
    const stop = () => {
      ended = true;
      child.kill('SIGTERM');
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    const end = (code, text = '') => {
      clearTimeout(timer);
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (rest && onLine) onLine(rest);
      resolve({ code, output: output + text });
    };
    child.once('error', (error) => end(1, `${command}: ${error.message}\n`));
    child.once('close', (code, signal) => {
      if (signal) end(1, `\n${command} was ended by ${signal}${late ? ` after ${timeout / 1000} s` : ''}\n`);
      else end(code ?? 1);
    });
  });
}

/** Runs one of node's command line tools below node_modules; see {@link run}. */
export function runTool(path, args, options) {
  return run(process.execPath, [`node_modules/${path}`, ...args], options);
}
