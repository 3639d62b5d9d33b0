import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Storage } from '../../storage/storage.ts';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { readReleaseFile } from '../releases/release-files.ts';

/** Matches a position in a published script: `https://site/r/shop/1.0.0-3f1c/Page.js:1:2048`. */
const POSITION_PATTERN =
  /(?:https?:\/\/[^\s()@/]+)?\/r\/([a-z0-9-]+)\/([^/\s]+)\/([\w@.~/-]+\.js)(?:\?[^\s:)]*)?:(\d+):(\d+)/g;

/** Largest number of positions that are mapped. There is a limit because visitors can send any stack. */
const MAX_POSITIONS = 50;

interface StackServices {
  storage: Storage;
  activeSnapshot: Pick<ActiveSnapshot, 'describe'>;
}

/**
 * Replaces positions in a stack with positions in the sources, such as
 * `shop-remote/src/pages/CartPage/CartPage.tsx:41:7`. Uses the source maps of the releases. Leaves a position unchanged
 * when it cannot be mapped, or when {@link MAX_POSITIONS} positions precede it.
 */
export async function mapStack(stack: string, services: StackServices): Promise<string> {
  const maps = new Map<string, Promise<TraceMap | undefined>>();
  const positions = [...stack.matchAll(POSITION_PATTERN)].slice(0, MAX_POSITIONS);
  let mappedStack = '';
  let end = 0;
  for (const position of positions) {
    const [text, app = '', version = '', file = '', line, column] = position;
    const path = `${app}/${version}/${file}`;
    const mapPromise = maps.get(path) ?? readMap(services, app, version, file);
    maps.set(path, mapPromise);
    const map = await mapPromise;
    // Browsers count columns from 1, source maps from 0.
    const source = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    mappedStack += stack.slice(end, position.index);
    mappedStack += source?.source ? `${source.source}:${source.line}:${source.column + 1}` : text;
    end = position.index + text.length;
  }
  return mappedStack + stack.slice(end);
}

async function readMap(
  { storage, activeSnapshot }: StackServices,
  app: string,
  version: string,
  file: string,
): Promise<TraceMap | undefined> {
  try {
    const release = await activeSnapshot.describe(app, version);
    const buffer = release && (await readReleaseFile(storage, release, `browser/${file}.map`));
    return buffer && new TraceMap(buffer.toString('utf8'));
  } catch {
    // Leaves the positions unchanged when the source map cannot be read.
    return undefined;
  }
}
