import type { FastifyInstance } from 'fastify';

/** Interval for closing idle connections during shutdown, in ms. */
const PAUSE_MS = 50;

/**
 * Closes each connection after its current response when `app` closes. Keep-alive connections would
 * otherwise delay the end of the process.
 */
export function drain(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const timer = setInterval(() => app.server.closeIdleConnections(), PAUSE_MS);
    app.server.once('close', () => clearInterval(timer));
    timer.unref();
    done();
  });
}
