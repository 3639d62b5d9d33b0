import { isAbsolute, relative } from 'node:path';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { ROOT } from './apps.mjs';

interface SourceMap {
  version: 3;
  sources: string[];
  sourcesContent?: (string | null)[];
  names: string[];
  mappings: string;
}

/**
 * Returns the path of a source below the repository's root, because a source map must not depend on the folder of the
 * repository. Returns the unchanged name of code that webpack has generated.
 */
export function getSourceName(info: { absoluteResourcePath: string; resourcePath: string }): string {
  const path = info.absoluteResourcePath;
  return isAbsolute(path) ? relative(ROOT, path).replaceAll('\\', '/') : info.resourcePath;
}

/**
 * Returns the source map for the script in which every `placeholder` is replaced with `replacement`: moves the columns
 * after each placeholder by the difference in length. Keeps only the content of TypeScript sources outside
 * `node_modules`. Removes the digest from the name of the federation entry.
 * @param script the script before the replacement
 */
export function replacePlaceholderInSourceMap(
  sourceMapJson: string,
  script: string,
  placeholder: string,
  replacement: string,
): string {
  const map = JSON.parse(sourceMapJson) as SourceMap;
  const lengthDifference = replacement.length - placeholder.length;
  const lines = script.split('\n');
  const mappings = decode(map.mappings).map((segments, line) => {
    const ends = findPlaceholderEnds(lines[line] ?? '', placeholder);
    for (const segment of segments) {
      segment[0] += lengthDifference * ends.filter((end) => end <= segment[0]).length;
    }
    return segments;
  });
  return JSON.stringify({
    version: map.version,
    sources: map.sources.map((source) => source.replace(/\.federation\/entry\.\w+/, '.federation/entry')),
    sourcesContent: map.sourcesContent?.map((content, index) =>
      isOwnSource(map.sources[index]) ? content : null,
    ),
    names: map.names,
    mappings: encode(mappings),
  });
}

function isOwnSource(source = ''): boolean {
  return /\.tsx?$/.test(source) && !source.includes('node_modules/');
}

/** Returns the column after each placeholder of a line. */
function findPlaceholderEnds(line: string, placeholder: string): number[] {
  const ends: number[] = [];
  for (let start = line.indexOf(placeholder); start >= 0; start = line.indexOf(placeholder, start + 1)) {
    ends.push(start + placeholder.length);
  }
  return ends;
}
