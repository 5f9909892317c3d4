import type { FastifyInstance } from 'fastify';

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#23423b"/><path d="M9 12l7-4 7 4v9l-7 4-7-4z" fill="none" stroke="#f7f3ec" stroke-width="1.8" stroke-linejoin="round"/><path d="M9 12l7 4 7-4M16 16v9" fill="none" stroke="#e6c9bf" stroke-width="1.8" stroke-linejoin="round"/></svg>`;

/** The shop's mark in the browser's tab. */
export function favicon(app: FastifyInstance): void {
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    app.get(path, (_request, reply) =>
      reply.type('image/svg+xml').header('Cache-Control', 'public, max-age=86400').send(ICON),
    );
  }
}
