import { readFileSync } from 'node:fs';

/** Linux counts CPU time in ticks of 1/100 s. */
const MS_PER_TICK = 10;

/**
 * Returns the CPU time of a process and its direct children in milliseconds (Linux only).
 * @param {number} pid
 */
export function readCpuMs(pid) {
  return [pid, ...listChildren(pid)].reduce((sum, each) => sum + readOwnCpuMs(each), 0);
}

function readOwnCpuMs(pid) {
  const stat = readFileOrEmpty(`/proc/${pid}/stat`);
  // Skips the name of the program, which may contain spaces and ends with the last parenthesis.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * MS_PER_TICK;
}

const listChildren = (pid) =>
  readFileOrEmpty(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);

function readFileOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}
