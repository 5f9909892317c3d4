import type { FastifyInstance } from 'fastify';

/** How often connections that have come to rest are looked for while the server closes, in ms. */
const PAUSE_MS = 50;

/**
 * While `app` closes, ends each connection after the answer under way. Kept alive by its client, one
 * that was busy at first would hold the end up until the keep-alive runs out.
 */
export function drain(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const timer = setInterval(() => app.server.closeIdleConnections(), PAUSE_MS);
    app.server.once('close', () => clearInterval(timer));
    timer.unref();
    done();
  });
}
