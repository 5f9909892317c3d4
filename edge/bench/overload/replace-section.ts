/** Sections of `docs/overload-benchmark.md` that the benchmark writes. */
export type SectionName = 'good responses' | 'resident memory';

const startMarker = (name: SectionName) =>
  `<!-- Table of ${name}. \`npm run bench:overload -w edge -- --write\` writes it. -->`;
const endMarker = (name: SectionName) => `<!-- End of the table of ${name}. -->`;

/**
 * Returns the document with a new text between the markers of a section. Keeps everything else,
 * because people write the other sections. Throws if a marker is missing.
 */
export function replaceSection(document: string, name: SectionName, text: string): string {
  const [start, end] = [startMarker(name), endMarker(name)];
  const [before, rest] = document.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`'${start}' or '${end}' is missing in the document.`);
  return [before, start, '\n\n', text, '\n\n', end, after].join('');
}
