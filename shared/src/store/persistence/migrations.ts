import { optionsOf } from 'contract/options-text';

/** Makes the stored content of a slice, whatever it is, that of the next version. Never throws. */
type Migration = (slice: string, content: unknown) => unknown;

/**
 * Version 2: the text by which an add-on belongs to its line names the chosen options alone, so that
 * a new price or name of an add-on parts nothing.
 */
const textsNameOptionsAlone: Migration = (_, content) =>
  Array.isArray(content)
    ? content.map((line: unknown) => ({
        ...asObject(line),
        ...withOptionsAlone(line, 'packages'),
        ...withOptionsAlone(line, 'ustring'),
      }))
    : content;

/** The first one leads from version 1 to 2, and so on: released versions are read for good. */
const migrations: Migration[] = [textsNameOptionsAlone];

/** Raised by adding a migration, when the shape of a slice changes or what it means. */
export const STATE_VERSION = migrations.length + 1;

/**
 * Stored content as this version has it. That of a newer version, left by a release that was taken
 * back, is read as it is: fields that are not known here are passed over.
 */
export const migrated = (slice: string, version: number, content: unknown): unknown =>
  migrations.slice(version - 1).reduce((older, migrate) => migrate(slice, older), content);

const asObject = (line: unknown): object => (line && typeof line === 'object' ? line : {});

function withOptionsAlone(line: unknown, field: string): Record<string, string> {
  const text = (asObject(line) as Record<string, unknown>)[field];
  return typeof text === 'string' ? { [field]: optionsOf(text) } : {};
}
