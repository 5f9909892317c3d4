import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PublishOptions, publish } from 'releases/publish';
import { openReleases } from 'releases/releases';

const root = join(import.meta.dirname, '../..');

/**
 * JavaScript that is appended to the entry script (`browser`) and to the server build (`server`) of
 * a remote.
 */
export interface AppendedSource {
  browser?: string | undefined;
  server?: string | undefined;
}

/**
 * Appends JavaScript to a copy of a package's build. Releases the copy into the shop with this data
 * folder, as another machine would. Resolves to the folder of the release.
 */
export function releaseModifiedBuild(
  dataDir: string,
  name: string,
  { browser, server, ...options }: AppendedSource & PublishOptions = {},
): Promise<string> {
  return withModifiedBuild(name, { browser, server }, async (buildCopy) => {
    const releases = await openReleases({ dataDir, releaseStore: null });
    const author = { by: 'Another team', commit: 'unknown' };
    const [release] = await publish(releases, [buildCopy], author, options);
    if (!release) throw new Error(`${name} was not released.`);
    return release.extras.folder;
  });
}

/**
 * Calls `use` with the folder of a copy of a build to which JavaScript is appended. Deletes the
 * copy afterwards.
 */
export async function withModifiedBuild<Result>(
  name: string,
  { browser = '// Another one.', server = '' }: AppendedSource,
  use: (buildCopy: string) => Promise<Result>,
): Promise<Result> {
  const buildCopy = mkdtempSync(join(tmpdir(), 'another-build-'));
  try {
    for (const entry of ['dist', 'package.json'])
      cpSync(join(root, name, entry), join(buildCopy, entry), { recursive: true });
    appendFileSync(join(buildCopy, 'dist/remoteEntry.js'), `\n${browser}\n`);
    appendFileSync(join(buildCopy, 'dist/server/main.cjs'), `\n${server}\n`);
    return await use(buildCopy);
  } finally {
    rmSync(buildCopy, { recursive: true, force: true });
  }
}

/**
 * Returns JavaScript for browser and server that changes each route of a remote. `change` is the
 * source of a function that takes a route and returns the changed route.
 */
export const createRouteChange = (remote: string, change: string): Required<AppendedSource> => {
  const changedModule = `(routes) => ({ ...routes, routes: routes.routes.map(${change}) })`;
  return {
    browser: `${remote} = ((room) => ({
      init: (...given) => room.init(...given),
      get: async (expose) => {
        const load = await room.get(expose);
        return expose === './routes' ? () => (${changedModule})(load()) : load;
      },
    }))(${remote});`,
    server: `module.exports = { ...module.exports, './routes': (${changedModule})(module.exports['./routes']) };`,
  };
};

/** Returns a `change` for `createRouteChange` that adds a paragraph at the top of each page. */
export const createNoticeChange = (text: string): string => `(route) => ({
  ...route,
  element: {
    ...route.element,
    props: {
      ...route.element.props,
      children: [${createElementSource(`'p'`, `{ children: ${JSON.stringify(text)} }`)}, { ...route.element.props.children, key: 'page' }],
    },
  },
})`;

/**
 * Returns a `change` for `createRouteChange` that replaces each page by a component with this
 * function body.
 */
export const createFailingRoute = (body: string): string =>
  `(route) => ({ ...route, element: ${createElementSource(`function Failing() { ${body} }`, '{}')} })`;

const createElementSource = (type: string, props: string) =>
  `{ $$typeof: Symbol.for('react.transitional.element'), type: ${type}, key: 'added', ref: null, props: ${props} }`;
