import { normalizeOptionsText } from 'contract/basket/options-text';

/**
 * Converts the stored content of a slice to the next version. Must accept any content and never
 * throw.
 */
type Migration = (slice: string, content: unknown) => unknown;

/**
 * Version 2 removes prices from the text that links an add-on to its line. A new price then does
 * not break the link.
 */
const reduceTextsToOptionNames: Migration = (_, content) =>
  Array.isArray(content)
    ? content.map((line: unknown) => ({
        ...asObject(line),
        ...reduceFieldToOptionNames(line, 'packages'),
        ...reduceFieldToOptionNames(line, 'ustring'),
      }))
    : content;

/**
 * The first migration converts version 1 to 2, and so on. Never remove a migration that a release
 * contains.
 */
const migrations: Migration[] = [reduceTextsToOptionNames];

/** Version of the stored state. Add a migration if a slice changes its shape or meaning. */
export const STATE_VERSION = migrations.length + 1;

/**
 * Converts content of an older version to `STATE_VERSION`. Leaves content of a newer version
 * unchanged, which a release may have stored before its rollback.
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
