import { fileURLToPath } from 'node:url';

/** The committed migrations. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
