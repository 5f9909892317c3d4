import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import type { RemoteFile } from '../build/src/remote-file/remote-file.ts';
import { listRemotes, readRemote, resolveFolder } from './packages.mjs';

type Route = RemoteFile['routes'][number];

export const PRODUCT_DOCUMENT = join(resolveFolder('docs'), 'product.md');

const START = '<!-- The table of routes. `npm run routes` writes it. -->';
const END = '<!-- End of the table of routes. -->';

/** Returns the product document with an updated table of all routes. */
export async function updateRouteTable(): Promise<string> {
  const text = readFileSync(PRODUCT_DOCUMENT, 'utf8');
  const [before, rest] = text.split(START);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`'${START}' is missing in ${PRODUCT_DOCUMENT}.`);
  const rows = listRemotes().flatMap((folder) => listRows(readRemote(folder) as RemoteFile));
  const table = ['| Routes | Remote | Access, search engines |', '| - | - | - |', ...rows].join(
    '\n',
  );
  const updatedText = [before, START, '\n\n', table, '\n\n', END, after].join('');
  const { code } = await format('product.md', updatedText);
  return code;
}

function listRows({ name, about, routes, menu = [] }: RemoteFile): string[] {
  const pages = routes.filter(({ path }) => !path.endsWith('/*'));
  const menuPages = menu.map(({ path }) => ({ ...findRoute(routes, path), path }));
  const routesByAccess = Map.groupBy([...pages, ...menuPages], describeAccess);
  return [...routesByAccess].map(([access, group]) => {
    const paths = new Set(group.map(({ path }) => `\`${path}\``));
    return `| ${[...paths].join(', ')} | ${name}: ${about} | ${access} |`;
  });
}

/** Returns the route for the path. The route '/admin/*' is for every path below /admin. */
const findRoute = (routes: Route[], path: string): Route | undefined =>
  routes.find((route) => route.path === path) ??
  routes.find((route) => route.path.endsWith('/*') && path.startsWith(route.path.slice(0, -1)));

const describeAccess = ({ access, noindex, secret }: Route): string =>
  [access ? 'protected' : 'public', secret && 'secret link', noindex && '`noindex`']
    .filter(Boolean)
    .join(', ');
