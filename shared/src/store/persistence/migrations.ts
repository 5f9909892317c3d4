import { normalizeOptionsText } from 'contract/basket/options-text';

/** Converts the stored content of a slice to the next version. Accepts any content and never throws. */
type Migration = (slice: string, content: unknown) => unknown;

/**
 * Version 2: the text that links an add-on to its line contains only the names of the chosen options. So a new price or
 * name of an add-on does not break the link.
 */
const reduceTextsToOptionNames: Migration = (_, content) =>
  Array.isArray(content)
    ? content.map((line: unknown) => ({
        ...asObject(line),
        ...reduceFieldToOptionNames(line, 'packages'),
        ...reduceFieldToOptionNames(line, 'ustring'),
      }))
    : content;

/** The first migration converts version 1 to 2, and so on. Migrations of released versions are never removed. */
const migrations: Migration[] = [reduceTextsToOptionNames];

/** Current version of the stored slices. Add a migration to raise it when a slice changes its shape or meaning. */
export const STATE_VERSION = migrations.length + 1;

/**
 * Converts stored content to this version. Content of a newer version, stored by a release that was rolled back, stays
 * unchanged. Its unknown fields are ignored.
 */
export const migrateContent = (slice: string, version: number, content: unknown): unknown =>
  migrations
    .slice(version - 1)
    .reduce((currentContent, migrate) => migrate(slice, currentContent), content);

const asObject = (line: unknown): object => (line && typeof line === 'object' ? line : {});

function reduceFieldToOptionNames(line: unknown, field: string): Record<string, string> {
  const text = (asObject(line) as Record<string, unknown>)[field];
  return typeof text === 'string' ? { [field]: normalizeOptionsText(text) } : {};
}
