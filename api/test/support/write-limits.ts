import { writeFile } from 'node:fs/promises';
import { limitsPage, limitsPageOfToday } from './limits-page.ts';

/** Brings the page of the limits up to date with their source. */
await writeFile(limitsPage, await limitsPageOfToday());
