import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { embeddedExtensions } from '../../src/db/open-embedded-database.ts';
import { migrationsFolder } from '../../src/db/migrations-folder.ts';
import { emailTemplates } from '../../src/email-templates.ts';
import { readFileIfExists } from '../../src/pictures/serving/image-store.ts';
import { seedCatalogue } from '../../src/seed/seed-catalogue.ts';

const folder = fileURLToPath(new URL('../../../.cache/api-test', import.meta.url));
const seedFolder = fileURLToPath(new URL('../../src/seed', import.meta.url));

/**
 * Returns a dump of a migrated and seeded embedded database. The dump is created again if
 * migrations, seed, declarations of mails or this file change.
 */
export async function createTemplate(): Promise<Blob> {
  const file = join(folder, `${await computeFingerprint()}.tar`);
  const kept = await readFileIfExists(file);
  if (kept !== null) return new Blob([kept]);
  const dump = await makeDump();
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  await rename(`${file}.${process.pid}`, file);
  return dump;
}

/** Makes the dump as small as possible, because every test file copies it into memory. */
async function makeDump(): Promise<Blob> {
  const client = await PGlite.create({
    initDbStartParams: ['--wal-segsize=1'],
    extensions: embeddedExtensions,
  });
  const db = drizzle(client);
  await migrate(db, { migrationsFolder });
  await seedCatalogue(db);
  // Deletes PostgreSQL's own templates, because tests do not need them and they are half of the
  // data.
  await client.exec('update pg_database set datistemplate = false');
  for (const unused of ['template0', 'template1']) await client.exec(`drop database ${unused}`);
  await client.exec('checkpoint');
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}

async function computeFingerprint(): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(import.meta.filename));
  // The names of the mails are seeded too. JSON omits the functions that build the mails.
  hash.update(JSON.stringify(emailTemplates));
  for (const source of [migrationsFolder, seedFolder]) {
    const files = await readdir(source, { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile())) {
      hash.update(await readFile(join(file.parentPath, file.name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
