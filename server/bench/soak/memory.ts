import { readFile } from 'node:fs/promises';
import type { BuiltSite } from '../built-site.ts';
import { sendRequest } from './visit.ts';

/** Resident memory in megabytes. */
export interface Memory {
  server: number;
  /** Memory of the largest child process of the server, which is a render process. */
  renderer: number;
}

/** Returns the memory of the server and of its largest child process (Linux only). */
export async function readMemory(pid: number): Promise<Memory> {
  const children = await readFileOrEmpty(`/proc/${pid}/task/${pid}/children`);
  const childSizes = await Promise.all(children.split(' ').filter(Boolean).map(readResidentMegabytes));
  return { server: await readResidentMegabytes(String(pid)), renderer: Math.max(0, ...childSizes) };
}

async function readResidentMegabytes(pid: string): Promise<number> {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(await readFileOrEmpty(`/proc/${pid}/status`))?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1_000);
}

const readFileOrEmpty = (file: string) => readFile(file, 'utf8').catch(() => '');

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
