import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const RUNBOOKS_FILE = join(import.meta.dirname, '../../../../docs/operate/runbooks.md');

interface Runbook {
  /** Name of the alert. */
  name: string;
  /** What the alert means, where to look and what to do, one paragraph each. */
  paragraphs: { title: string; text: string }[];
}

/** Returns the entries of the runbooks, or none if this installation has no documents. */
export async function readRunbooks(file = RUNBOOKS_FILE): Promise<Runbook[]> {
  const markdown = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return '';
    throw cause;
  });
  const [, ...entries] = markdown.split(/^### /m);
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

/** Replaces links by their names, and drops the marks of code. */
const toPlainText = (markdown: string) =>
  markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '');
