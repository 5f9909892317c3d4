import { buildEdge } from '../../src/app.ts';
import { readSettings } from '../../src/settings/settings.ts';

/** Starts a storefront as a separate process, which prints its URL. */
const app = await buildEdge(readSettings(process.env), { checkReady: () => Promise.resolve(true) });
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
