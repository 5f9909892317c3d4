import { draftStates } from 'contract/staff/catalogue/draft';
import type { CatalogueValues } from 'contract/staff/catalogue/catalogue-wire';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { sessions, users } from '../../../people/records/tables.ts';

const timestampColumn = (name: string) => timestamp(name, { withTimezone: true });

const idColumn = () => integer().primaryKey().generatedAlwaysAsIdentity();

const userColumn = (name: string) =>
  integer(name).references(() => users.id, { onDelete: 'set null' });

/** Drafts: collections of catalogue changes that are not published yet. */
export const catalogueDrafts = pgTable(
  'catalogue_drafts',
  {
    id: idColumn(),
    name: text().notNull(),
    state: text({ enum: draftStates }).notNull().default('open'),
    /**
     * Time of the scheduled publication. Null if the draft was never scheduled, or is open,
     * published or discarded. A failed draft keeps this time.
     */
    publishAt: timestampColumn('publish_at'),
    /**
     * Increases with each change of the draft's name, state or schedule, or of an entity in the
     * draft.
     */
    version: integer().notNull().default(1),
    /** Idempotency key of the request that created the draft. */
    key: text().notNull().unique(),
    createdBy: userColumn('created_by'),
    changedAt: timestampColumn('changed_at').notNull().defaultNow(),
    /** The reason why the scheduled publication failed, or ''. */
    failure: text().notNull().default(''),
  },
  (table) => [
    index('catalogue_drafts_scheduled')
      .on(table.publishAt)
      .where(sql`${table.state} = 'scheduled'`),
  ],
);

/**
 * Key in `fieldVersions` of the draft version at which the row of `catalogue_changes` was created.
 * No field of an entity is called '*'.
 */
export const ROW_CREATED = '*';

/** Changed fields of one entity in a draft. */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    id: idColumn(),
    draftid: integer()
      .notNull()
      .references(() => catalogueDrafts.id, { onDelete: 'cascade' }),
    /** Kind of the entity, such as 'products'. */
    kind: text().notNull(),
    /**
     * Id of the entity. The id of a new entity is reserved from the sequence of the entity's table.
     */
    entityid: integer().notNull(),
    /**
     * Draft values of the changed fields, which may include the order and `visibility`. Contains
     * all fields of a new entity.
     */
    values: jsonb().$type<CatalogueValues>().notNull(),
    /**
     * Published value of each changed field at the time of the field's last edit. Null for a new
     * entity.
     */
    base: jsonb().$type<CatalogueValues>(),
    /** The draft's version at the last change of the entity. */
    version: integer().notNull().default(1),
    /**
     * The draft's version at the last change of each field, by field name. `ROW_CREATED` has the
     * version at which the row was created.
     */
    fieldVersions: jsonb('field_versions').$type<Record<string, number>>().notNull().default({}),
    /** Idempotency key of the request that added the entity, or null for an edit. */
    key: text().unique(),
    changedBy: userColumn('changed_by'),
    changedAt: timestampColumn('changed_at').notNull().defaultNow(),
  },
  (table) => [
    unique('catalogue_changes_entity').on(table.draftid, table.kind, table.entityid),
    index('catalogue_changes_by_entity').on(table.kind, table.entityid),
  ],
);

/** Publications. Each row is one transaction that changed the published catalogue. */
export const cataloguePublications = pgTable('catalogue_publications', {
  id: idColumn(),
  name: text().notNull(),
  draftid: integer().references(() => catalogueDrafts.id, { onDelete: 'set null' }),
  /**
   * Id of the earliest publication that this publication undid, or null if it undid none. An undo
   * also undoes all publications after that id.
   */
  undoes: integer(),
  /** Staff member who published the draft. Null for a scheduled publication. */
  publishedBy: userColumn('published_by'),
  publishedAt: timestampColumn('published_at').notNull().defaultNow(),
});

/** Changed fields of one entity in a publication. */
export const publishedChanges = pgTable(
  'published_changes',
  {
    publicationid: integer()
      .notNull()
      .references(() => cataloguePublications.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    entityid: integer().notNull(),
    title: text().notNull(),
    /** Former values of the changed fields, or null for a new entity. */
    before: jsonb().$type<CatalogueValues>(),
    after: jsonb().$type<CatalogueValues>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.publicationid, table.kind, table.entityid] })],
);

/**
 * Previews of drafts, one row per browser. In that browser, a member of staff sees the shop with
 * the draft applied.
 */
export const cataloguePreviews = pgTable(
  'catalogue_previews',
  {
    /** SHA-256 of the token in the browser's cookie. */
    tokenHash: text('token_hash').primaryKey(),
    draftid: integer()
      .notNull()
      .references(() => catalogueDrafts.id, { onDelete: 'cascade' }),
    userid: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * Token hash of the sign-in that began the preview. Null in rows that an older version of the
     * shop wrote. `findPreview` ignores rows with null.
     */
    sessionHash: text('session_hash').references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  (table) => [index('catalogue_previews_session').on(table.sessionHash)],
);
