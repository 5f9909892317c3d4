import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';

const LOCATION = /([\w./-]+\.c?js):(\d+):(\d+)/g;

/** Returns the source map of a script, or null without one. */
export type ReadSourceMap = (script: string) => Promise<string | null>;

/**
 * Replaces locations such as 'routes.3f9c.js:1:52' by those of the source files, such as
 * 'src/faq/faq-page.tsx:12:3'. A location that no source map contains stays unchanged.
 */
export async function mapLocations(text: string, readSourceMap: ReadSourceMap): Promise<string> {
  let result = '';
  let end = 0;
  for (const match of text.matchAll(LOCATION)) {
    const [location, script = '', line, column] = match;
    const sourceLocation = findSourceLocation(await readSourceMap(script), {
      line: Number(line),
      // Stack traces count columns from 1, and source maps count columns from 0.
      column: Math.max(0, Number(column) - 1),
    });
    result += text.slice(end, match.index) + (sourceLocation ?? location);
    end = match.index + location.length;
  }
  return result + text.slice(end);
}

function findSourceLocation(
  sourceMap: string | null,
  position: { line: number; column: number },
): string | null {
  if (sourceMap === null || position.line === 0) return null;
  const { source, line, column } = originalPositionFor(parseSourceMap(sourceMap), position);
  return source === null ? null : `${shortenSource(source)}:${line}:${column + 1}`;
}

/** A damaged source map counts as empty, because a location in the built script is still useful. */
export function parseSourceMap(text: string): TraceMap {
  try {
    return new TraceMap(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) return new TraceMap(EMPTY_SOURCE_MAP);
    throw cause;
  }
}

const EMPTY_SOURCE_MAP = { version: 3, names: [], sources: [], mappings: '' } as const;

/** Removes the prefix 'webpack://catalog/' and the query of webpack's names. */
export const shortenSource = (source: string) =>
  source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^(\.{1,2}\/)+/, '')
    .replace(/\?.*$/, '');
