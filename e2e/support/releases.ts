import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PublishOptions, publish } from 'releases/publish';
import { openReleases } from 'releases/releases';

const root = join(import.meta.dirname, '../..');

/** What another version of a room has at the end of its entry script and of its server build. */
export interface Added {
  browser?: string;
  server?: string;
}

/**
 * Releases a package's build with something more into the shop with this data folder, as its team does
 * from another machine; answers the folder of the release.
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

/** A room whose routes are what this function, as source text, makes of each of them. */
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

/** For `withRoutes`: the room's pages begin with a line of text. */
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

/** For `withRoutes`: instead of its element, a route has a component with this body. */
export const failing = (body: string): string =>
  `(route) => ({ ...route, element: ${element(`function Failing() { ${body} }`, '{}')} })`;

const element = (type: string, props: string) =>
  `{ $$typeof: Symbol.for('react.transitional.element'), type: ${type}, key: 'added', ref: null, props: ${props} }`;
