import type { FastifyInstance } from 'fastify';

/** Interval for closing idle connections during shutdown, in ms. */
const CLOSE_INTERVAL_MS = 50;

/**
 * Closes each connection after its current response when `app` closes. Keep-alive connections would
 * otherwise delay the end of the process.
 */
export function drainConnections(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_INTERVAL_MS);
    app.server.once('close', () => clearInterval(timer));
    timer.unref();
    done();
  });
}
