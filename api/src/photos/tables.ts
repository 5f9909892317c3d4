import type { BuildColumns } from 'drizzle-orm';
import {
  boolean,
  integer,
  type PgTableWithColumns,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from '../people/records/tables.ts';

/** Random key of the signed addresses of photos, in a single row that all backends share. */
export const photoKeys = pgTable('quote_photo_keys', {
  id: boolean().primaryKey().default(true),
  key: text().notNull(),
});

/**
 * Returns the columns of a table of private photos, to which the table adds a column for its owner.
 * The files are in the photo store.
 */
export const photoColumns = () => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** UUID of the upload, so that a repeated upload is one photo. */
  key: text().notNull(),
  /** Name of the file without its extension, which is 'jpg' for both sizes. */
  file: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: integer().notNull(),
  staffid: integer().references(() => users.id, { onDelete: 'set null' }),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
});

/** A table of private photos. */
export type PhotoTable = PgTableWithColumns<{
  name: string;
  schema: undefined;
  columns: BuildColumns<string, ReturnType<typeof photoColumns>, 'pg'>;
  dialect: 'pg';
}>;

export type PhotoRow = PhotoTable['$inferSelect'];

/** A photo whose files are stored and whose row is not. */
export type NewPhotoRow = Pick<PhotoRow, 'key' | 'file' | 'width' | 'height' | 'bytes'>;
