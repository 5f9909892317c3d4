import { readFileSync } from 'node:fs';

const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string };

/** Version of the backend. The manifest of a backup contains this version. */
export const shopVersion = version;
