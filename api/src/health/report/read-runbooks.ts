import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const DOCUMENTS_FOLDER = join(import.meta.dirname, '../../../../docs/operate');

interface Runbook {
  /** Name of the alert. */
  name: string;
  /** What the alert means, where to look and what to do, one paragraph each. */
  paragraphs: { title: string; text: string }[];
}

/** Returns the entries of the runbooks, or none if this installation has no documents. */
export async function readRunbooks(): Promise<Runbook[]> {
  const [, ...entries] = (await readDocument('runbooks.md')).split(/^### /m);
  return entries.map((entry) => ({
    name: /^\w+/.exec(entry)?.[0] ?? '',
    paragraphs: [...entry.matchAll(/^- \*\*(.+?):\*\* (.+)$/gm)].map(
      ([, title = '', text = '']) => ({
        title,
        text: toPlainText(text),
      }),
    ),
  }));
}

/** Returns what to do about each part that is not set up, by the part's name in the document. */
export async function readAdvice(): Promise<Map<string, string>> {
  const [, ...sections] = (await readDocument('before-going-live.md')).split(/^## /m);
  return new Map(
    sections.map((section) => {
      const [name = '', ...lines] = section.trim().split('\n');
      return [name, toPlainText(lines.join(' ').trim())];
    }),
  );
}

/** Returns the text of a document, or '' if this installation has no documents. */
const readDocument = (name: string): Promise<string> =>
  readFile(join(DOCUMENTS_FOLDER, name), 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return '';
    throw cause;
  });

/** Replaces links by their names, and removes backticks. */
const toPlainText = (markdown: string) =>
  markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '');
