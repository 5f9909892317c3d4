import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PublishOptions, publish } from 'releases/publish';
import { openReleases } from 'releases/releases';

const root = join(import.meta.dirname, '../..');

/** Source text that is appended to a remote's entry script and server build. */
export interface Added {
  browser?: string;
  server?: string;
}

/**
 * Releases a package's build with appended source text into the shop of this data folder, like another machine would.
 * Returns the folder of the release.
 */
export async function releaseAnother(
  dataDir: string,
  name: string,
  { browser = '// Another one.', server = '', ...options }: Added & PublishOptions = {},
): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'another-build-'));
  try {
    for (const part of ['dist', 'package.json'])
      cpSync(join(root, name, part), join(home, part), { recursive: true });
    appendFileSync(join(home, 'dist/remoteEntry.js'), `\n${browser}\n`);
    appendFileSync(join(home, 'dist/server/main.cjs'), `\n${server}\n`);
    const releases = await openReleases({ dataDir, releaseStore: null });
    const author = { by: 'Another team', commit: 'unknown' };
    const [release] = await publish(releases, [home], author, options);
    if (!release) throw new Error(`${name} was not released.`);
    return release.extras.folder;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** Returns source text that changes each route of a remote. `change` is the source of a function. */
export const withRoutes = (room: string, change: string): Required<Added> => {
  const changed = `(routes) => ({ ...routes, routes: routes.routes.map(${change}) })`;
  return {
    browser: `${room} = ((room) => ({
      init: (...given) => room.init(...given),
      get: async (expose) => {
        const load = await room.get(expose);
        return expose === './routes' ? () => (${changed})(load()) : load;
      },
    }))(${room});`,
    server: `module.exports = { ...module.exports, './routes': (${changed})(module.exports['./routes']) };`,
  };
};

/** For `createRouteChange`: adds a line of text at the top of the remote's pages. */
export const noticed = (text: string): string => `(route) => ({
  ...route,
  element: {
    ...route.element,
    props: {
      ...route.element.props,
      children: [${element(`'p'`, `{ children: ${JSON.stringify(text)} }`)}, { ...route.element.props.children, key: 'page' }],
    },
  },
})`;

/** For `createRouteChange`: replaces a route's element by a component with this body. */
export const failing = (body: string): string =>
  `(route) => ({ ...route, element: ${element(`function Failing() { ${body} }`, '{}')} })`;

const element = (type: string, props: string) =>
  `{ $$typeof: Symbol.for('react.transitional.element'), type: ${type}, key: 'added', ref: null, props: ${props} }`;
