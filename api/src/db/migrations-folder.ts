import { fileURLToPath } from 'node:url';

/** Folder of the committed migrations. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
