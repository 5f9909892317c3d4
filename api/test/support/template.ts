import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { embeddedExtensions } from '../../src/db/open-embedded-database.ts';
import { migrationsFolder } from '../../src/db/migrations-folder.ts';
import { emailTemplates } from '../../src/email-templates.ts';
import { seedCatalogue } from '../../src/seed/seed-catalogue.ts';
import { createCluster } from './cluster.ts';
import { keepDump } from './keep-dump.ts';

const seedFolder = fileURLToPath(new URL('../../src/seed', import.meta.url));

/**
 * Returns a dump of a migrated and seeded embedded database. The dump is created again if
 * migrations, seed, declarations of mails or this file change.
 */
export const createTemplate = async (): Promise<Blob> =>
  keepDump(await computeFingerprint(), async () => {
    const client = await PGlite.create({
      loadDataDir: await createCluster(),
      extensions: embeddedExtensions,
    });
    const db = drizzle(client);
    await migrate(db, { migrationsFolder });
    await seedCatalogue(db);
    await client.exec('checkpoint');
    const dump = await client.dumpDataDir('none');
    await client.close();
    return dump;
  });

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
