import { buildEdge } from '../../src/app.ts';
import { readSettings } from '../../src/settings/settings.ts';

/** A storefront as a process of its own, by its settings; it says where it listens. */
const app = await buildEdge(readSettings(process.env), { ready: () => Promise.resolve(true) });
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
