import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../people/records/tables.ts';

const timestampColumn = (name: string) => timestamp(name, { withTimezone: true });

/** Uploaded pictures. The files are in the picture store. */
export const pictures = pgTable(
  'pictures',
  {
    /** Content hash and file extension. */
    file: text().primaryKey(),
    alt: text().notNull().default(''),
    /** Width and height in px. */
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** Focal point in per cent from the top left corner. */
    focusX: integer('focus_x').notNull().default(50),
    focusY: integer('focus_y').notNull().default(50),
    uploadedBy: integer('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    uploadedAt: timestampColumn('uploaded_at').notNull().defaultNow(),
    /** Time when all widths that pages use were ready, or null. */
    readyAt: timestampColumn('ready_at'),
    /** Time until which one process converts the picture and other processes skip it, or null. */
    preparingUntil: timestampColumn('preparing_until'),
    /**
     * Time from which no entity, draft, order or recent publication has used the picture, or null.
     */
    unusedSince: timestampColumn('unused_since'),
  },
  (table) => [
    index('pictures_uploaded_at').on(table.uploadedAt, table.file),
    index('pictures_not_ready')
      .on(table.uploadedAt)
      .where(sql`${table.readyAt} is null`),
  ],
);
