import { type FailingRelease, SERVER_KIND_SUFFIX } from 'releases/failing-releases';
import { MIN_NETWORKS } from 'releases/report-counter';
import type { ReleaseStatus } from 'releases/status';

/** Formats rows as a table. The first row contains the titles. */
export function formatTable(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  return rows
    .map((cells) =>
      cells
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Formats an ISO 8601 time to the minute. */
export const formatMinute = (time: string) => time.slice(0, 16).replace('T', ' ');

/** Ends a typed text with a full stop, if it has no end of its own. */
export const endSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Says where a version fails, how often, and its latest error. */
export function formatFailure({ name, version }: ReleaseStatus, report: FailingRelease): string {
  const { kinds, networks, last, error } = report;
  const serverKinds = kinds.filter((kind) => kind.endsWith(SERVER_KIND_SUFFIX));
  const browserKinds = kinds.filter((kind) => !serverKinds.includes(kind));
  const sentences = [
    ...(browserKinds.length > 0
      ? [
          `${name} ${version} fails in browsers (${browserKinds.join(', ')}): ${networks} of ${MIN_NETWORKS} networks that an automatic rollback needs, last ${formatMinute(last)}.`,
        ]
      : []),
    ...(serverKinds.length > 0
      ? [
          `${name} ${version} fails on the server (${serverKinds.map(removeSuffix).join(', ')}), last ${formatMinute(last)}.`,
        ]
      : []),
    ...(error ? [`The latest error of ${name} ${version}: ${error}.`] : []),
  ];
  return sentences.join('\n');
}

function removeSuffix(kind: string): string {
  return kind.slice(0, -SERVER_KIND_SUFFIX.length);
}
