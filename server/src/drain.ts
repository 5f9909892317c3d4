import type { FastifyInstance } from 'fastify';

const CLOSE_INTERVAL_MS = 50;

/**
 * Closes each connection after its current response. Otherwise keep-alive connections would delay
 * the end of the process.
 */
export function drainConnections(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_INTERVAL_MS);
    app.server.once('close', () => clearInterval(timer));
    timer.unref();
    done();
  });
}
