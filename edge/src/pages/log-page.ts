import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveReleases } from 'releases/live-releases';
import type { Page } from './render-page.ts';

/** Logs a page with its route's pattern, because the URL may contain personal data. */
export function logPage(
  { log }: FastifyRequest,
  { elapsedTime }: FastifyReply,
  { shell, remotes }: LiveReleases,
  { route, status, slots }: Pick<Page, 'route' | 'status' | 'slots'>,
): void {
  const names = new Set(slots.map(({ room: name }) => name));
  const releases = [shell, ...[...names].flatMap((name) => remotes[name] ?? [])].map(
    ({ release }) => release.extras.folder,
  );
  log.info({ route: route ?? 'none', releases, status, ms: Math.round(elapsedTime) }, 'page');
}
