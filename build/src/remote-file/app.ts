import {
  type InferOutput,
  maxLength,
  minLength,
  object,
  pipe,
  regex,
  safeParse,
  string,
} from 'valibot';

/**
 * Pages of the staff area that can be installed on a phone. The web app manifest and the service
 * worker are served at `scope`, so that they concern no other page.
 */
export const appSchema = object({
  name: pipe(string(), minLength(1), maxLength(45)),
  /** One segment between slashes, such as '/crew/'. */
  scope: pipe(string(), regex(/^\/[a-z][a-z-]{0,30}\/$/)),
  /** Page that opens first, below the scope. */
  start: pipe(string(), maxLength(200)),
  /** Source of the service worker. Released builds have the file `APP_WORKER_FILE`. */
  worker: pipe(string(), maxLength(200)),
});

export type RemoteApp = InferOutput<typeof appSchema>;

/** The built service worker in a release. */
export const APP_WORKER_FILE = 'worker/service-worker.js';

interface Remote {
  name: string;
  app?: unknown;
  routes: readonly { path: string }[];
}

/** Returns why the app is invalid. All pages of the scope must be pages of the remote. */
export function findAppMistakes({ name, app, routes }: Remote): string[] {
  if (app === undefined) return [];
  const { success, output, issues } = safeParse(appSchema, app);
  if (!success) return issues.map(({ message }) => `The app of ${name} is invalid: ${message}`);
  const { scope, start } = output;
  return start.startsWith(scope) && routes.some(({ path }) => path === start)
    ? []
    : [`The app of ${name} starts at ${start}, which is not a page of ${name} below ${scope}.`];
}
