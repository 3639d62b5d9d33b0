import { readFile } from 'node:fs/promises';

/** Size of a memory page of the processor. */
const MEMORY_PAGE_BYTES = 4096;

/** Linux reports CPU time in ticks of 1/100 s. */
const MS_PER_TICK = 10;

export interface ProcessUsage {
  cpuMs: number;
  /** Resident memory. */
  memoryBytes: number;
  /** Whether the main thread sleeps. A thread that waits only for a processor does not sleep. */
  isSleeping: boolean;
}

/** Returns the usage of a process from /proc (Linux only); zeros when the process has ended. */
export async function readUsage(pid: number): Promise<ProcessUsage> {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
  const [statm, stat] = await Promise.all([read('statm'), read('stat')]);
  // The program's name may contain spaces and ends at the last parenthesis. The other fields follow.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    memoryBytes: Number(statm.split(' ')[1] ?? 0) * MEMORY_PAGE_BYTES,
    cpuMs: (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * MS_PER_TICK,
    isSleeping: fields[0] === 'S',
  };
}
