import { inArray } from 'drizzle-orm';
import { catalogueKindNames } from 'contract/staff/catalogue/kinds';
import { users } from '../../people/records/tables.ts';
import { catalogueDrafts, cataloguePublications } from '../../catalog/staff/records/tables.ts';
import { loadCurrentTitles } from '../../catalog/staff/records/titles.ts';
import { contactMessages } from '../../contact/tables.ts';
import type { Db } from '../../db/db.ts';

/** A person, a part of the catalogue, or another row that an audit entry refers to by its id. */
export interface Reference {
  kind: string;
  id: number;
}

type LoadNames = (db: Db, ids: number[]) => Promise<Map<number, string>>;

const toMap = (rows: { id: number; name: string }[]) =>
  new Map(rows.map(({ id, name }) => [id, name]));

const selectNames =
  (
    table: typeof catalogueDrafts | typeof cataloguePublications | typeof contactMessages,
  ): LoadNames =>
  async (db, ids) =>
    toMap(
      await db.select({ id: table.id, name: table.name }).from(table).where(inArray(table.id, ids)),
    );

const loadPeople: LoadNames = async (db, ids) => {
  const rows = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, ids));
  return toMap(rows.map(({ id, name, email }) => ({ id, name: name || email })));
};

const loaders: Record<string, LoadNames> = {
  person: loadPeople,
  draft: selectNames(catalogueDrafts),
  publication: selectNames(cataloguePublications),
  message: selectNames(contactMessages),
  ...Object.fromEntries(
    catalogueKindNames.map((kind): [string, LoadNames] => [
      kind,
      (db, ids) => loadCurrentTitles(db, kind, ids),
    ]),
  ),
};

/** Loads names of rows. Returns a function that returns undefined for a row that is gone. */
export async function loadNames(db: Db, references: readonly Reference[]) {
  const names = new Map<string, Map<number, string>>();
  for (const kind of new Set(references.map((reference) => reference.kind))) {
    const ids = references.filter((reference) => reference.kind === kind).map(({ id }) => id);
    names.set(kind, (await loaders[kind]?.(db, [...new Set(ids)])) ?? new Map());
  }
  return ({ kind, id }: Reference): string | undefined => names.get(kind)?.get(id);
}
