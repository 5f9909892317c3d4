import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { FEATURES } from '../../contract/src/features.ts';
import { listRemotes, readRemote, resolveFolder } from '../packages.mjs';

interface Route {
  path: string;
  access?: 'signed-in';
  noindex?: true;
}

const text = readFileSync(join(resolveFolder('docs'), 'product.md'), 'utf8');

/** Parameters as the document writes them. */
const documentedPath = (path: string) =>
  path
    .replace('/:service/:product', '/{service slug}/{product slug}')
    .replace('/:service', '/{slug}');

/** Returns one line of text for each route of the remotes. A wildcard has no row of its own. */
const declaredRoutes = () =>
  listRemotes().flatMap((folder) => {
    const { name, routes } = readRemote(folder) as { name: string; routes: Route[] };
    return routes
      .filter(({ path }) => !path.endsWith('/*'))
      .map(({ path, access, noindex }) => {
        const isProtected = access === 'signed-in' ? ', protected' : '';
        return `${documentedPath(path)}: ${name}${isProtected}${noindex ? ', noindex' : ''}`;
      });
  });

/** Paths that a wildcard route covers. Their remote alone knows them. */
const isBelowWildcard = (path: string) =>
  listRemotes().some((folder) =>
    readRemote(folder).routes.some(
      (route) => route.path.endsWith('/*') && path.startsWith(route.path.slice(0, -1)),
    ),
  );

/** Returns one line of text for each route in the table of section 2. */
const documentedRoutes = () =>
  [...text.matchAll(/^\| (`\/.*?) +\| (\w+) +\|[^|]*\| (.*?) +\|$/gm)].flatMap(
    ([, paths = '', remote = '', access = '']) =>
      [...paths.matchAll(/`([^`]+)`/g)]
        .map(([, path = '']) => path)
        .filter((path) => !isBelowWildcard(path))
        .map((path) => {
          const isProtected = access.includes('protected') ? ', protected' : '';
          return `${path}: ${remote}${isProtected}${access.includes('`noindex`') ? ', noindex' : ''}`;
        }),
  );

describe('the product document', () => {
  it('lists the routes of all remotes, with their access and whether search engines may list them', () => {
    assert.deepEqual(documentedRoutes().sort(), declaredRoutes().sort());
  });

  it('has a rule for each feature that a backend can announce', () => {
    const rules = text.slice(text.indexOf('### Beyond §7'));
    const missing = FEATURES.filter((feature) => !rules.includes(`\`${feature}\`:`));
    assert.deepEqual(missing, []);
  });
});
