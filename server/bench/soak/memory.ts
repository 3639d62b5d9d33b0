import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { BuiltSite } from '../built-site.ts';
import { sendRequest } from './visit.ts';

const runProgram = promisify(execFile);

/** Resident memory in megabytes. */
interface Memory {
  server: number;
  /** Memory of the largest child process of the server, which is a render process. */
  renderer: number;
}

/** Returns the memory of the server and of its largest child process. Runs the program `ps`. */
async function readMemory(pid: number): Promise<Memory> {
  const { stdout } = await runProgram('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  const memory: Memory = { server: 0, renderer: 0 };
  for (const line of stdout.trim().split('\n')) {
    const [processId, parentId, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
    const megabytes = Math.round(kilobytes / 1_000);
    if (processId === pid) memory.server = megabytes;
    else if (parentId === pid) memory.renderer = Math.max(memory.renderer, megabytes);
  }
  return memory;
}

const CONNECTIONS = 8;

/**
 * Returns a path with a query. One number in 25 gives a known parameter with an unknown value. The other numbers give
 * a click id of an advertisement or an unknown parameter.
 */
function createPathWithQuery(number: number): string {
  if (number % 50 === 0) return `/art-gallery?artwork=none-${number}`;
  if (number % 50 === 1) return `/product/mug-chai-first?size=${number}`;
  return number % 2 === 0 ? `/shop/mugs?gclid=${number}` : `/?x${number}=1`;
}

/**
 * Requests pages with `count` different queries. Returns the memory before the requests, the highest memory of server
 * and renderer (read after every 500 requests), the number of requests without status 200, and the duration.
 */
export async function requestDifferentQueries(
  { base, pid }: BuiltSite,
  count: number,
): Promise<{ errors: number; before: Memory; highest: Memory; seconds: number }> {
  const memoryBefore = await readMemory(pid);
  const highestMemory = { ...memoryBefore };
  const startedAt = performance.now();
  let lastNumber = 0;
  let errors = 0;
  const sendQueries = async () => {
    while (lastNumber < count) {
      const number = (lastNumber += 1);
      const response = await sendRequest(base + createPathWithQuery(number)).catch(() => undefined);
      if (response?.status !== 200) errors += 1;
      if (number % 500 === 0) {
        const currentMemory = await readMemory(pid);
        highestMemory.server = Math.max(highestMemory.server, currentMemory.server);
        highestMemory.renderer = Math.max(highestMemory.renderer, currentMemory.renderer);
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sendQueries));
  return {
    errors,
    before: memoryBefore,
    highest: highestMemory,
    seconds: Math.round((performance.now() - startedAt) / 1_000),
  };
}
