import { array, type InferOutput, literal, number, object, string } from 'valibot';
import { migrationSchema, sequenceSchema, tableSchema } from '../tables/describe-tables.ts';

/** Name of an archive's last entry, the manifest. */
export const MANIFEST_NAME = 'manifest.json';

/**
 * The manifest lists the tables and files in an archive. An archive without a manifest is
 * incomplete.
 */
export const manifestSchema = object({
  format: literal(1),
  /** Version of the backend that wrote the archive. */
  shop: string(),
  /** Time of the backup (ISO 8601). */
  at: string(),
  /** Kind of the database, 'pglite' or 'postgres'. */
  database: string(),
  migration: object(migrationSchema.wrapped.entries),
  tables: array(object({ ...tableSchema.entries, rows: number() })),
  sequences: array(sequenceSchema),
  counts: object({
    orders: number(),
    accounts: number(),
    pictures: number(),
    releases: number(),
  }),
  /**
   * Names of the settings that contain keys of the shop. The archive contains no keys from
   * settings.
   */
  keySettings: array(string()),
  files: array(object({ name: string(), bytes: number(), sha256: string() })),
});

export type Manifest = InferOutput<typeof manifestSchema>;
