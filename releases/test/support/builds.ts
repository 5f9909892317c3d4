import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseFile } from 'build/release-file';
import { writeTypeBundle } from './packs.ts';

const home = mkdtempSync(join(tmpdir(), 'edge-test-'));
process.on('exit', () => rmSync(home, { recursive: true, force: true }));

/** Source that blocks its process as an endless loop does, but takes no processor time. */
export const BLOCK_FOREVER = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';

/** Returns an empty folder, which is deleted after the test file. */
export const temporaryFolder = () => mkdtempSync(join(home, 'folder-'));

/** Creates a package with a small build of the shell or of a remote. Returns its folder. */
export function createBuild(
  name: string,
  content = 'one',
  releaseFile: Partial<ReleaseFile> = {},
): string {
  const folder = join(temporaryFolder(), name);
  mkdirSync(join(folder, 'dist/server'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const about = (part: Partial<ReleaseFile>) =>
    write('dist/release.json', JSON.stringify({ ...nothingSaid, name, ...part, ...releaseFile }));
  write('package.json', JSON.stringify({ version: '1.2.0' }));
  write('dist/main.js', `/* ${content} */`);
  if (name === 'shell') {
    const files = { js: ['main.js'], preload: [], css: [], fonts: [], overlay: 'overlay.js' };
    write('dist/entry.json', JSON.stringify({ ...files, addsStyleElements: false }));
    write('dist/overlay.js', '/* overlay */');
    about({ gives: { shared: '1.4.0' }, shows: [{ room: 'basket', expose: './Corner' }] });
    write('dist/later.js', '/* later */');
    write('dist/server/main.cjs', shellServer);
  } else {
    const noindex = name === 'private';
    about({ exposes: ['./routes', './Corner'], routes: [{ path: `/${name}`, noindex }] });
    write('dist/remoteEntry.js', '/* entry */');
    for (const file of ['routes.js', 'routes.css', 'corner.js'])
      write(`dist/${file}`, `/* ${file} */`);
    write('dist/mf-manifest.json', JSON.stringify(manifest));
    write(
      'dist/server/main.cjs',
      `exports['./routes'] = { text: ${JSON.stringify(content)}, react: require('react'), routes: [{ path: '/${name}' }] };`,
    );
  }
  writeTypeBundle(folder, name);
  return folder;
}

const nothingSaid: Omit<ReleaseFile, 'name'> = {
  routes: [],
  exposes: [],
  shows: [],
  needs: {},
  gives: {},
  uses: {},
  offers: {},
};

const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  exposes: [
    {
      path: './routes',
      assets: { js: { sync: ['routes.js'], async: [] }, css: { sync: ['routes.css'], async: [] } },
    },
    {
      path: './Corner',
      assets: { js: { sync: ['corner.js'], async: [] }, css: { sync: [], async: [] } },
    },
  ],
};

/**
 * Source of a shell that renders the text of the route's remote, which may be a function. One page
 * also embeds the basket's slot. A URL with '?withdrawn' gives a 404.
 */
const shellServer = `
exports.react = { isReact: true };
const said = async (module, request) => typeof module?.text === 'function' ? module.text(request) : module?.text;
const headerSlots = (path) => (path === '/catalog' ? [{ room: 'basket', expose: './Corner' }] : []);
exports['./server'] = {
  headerSlots,
  async render({ url, boot, modules, read }) {
    if (url.includes('broken')) throw new Error('cannot be rendered');
    const path = url.split('?')[0];
    const room = Object.keys(boot.registry.microFrontends).find((name) => path === '/' + name);
    const corner = headerSlots(path).length > 0 && await said(modules.basket?.['./Corner'], { url });
    const text = room ? await said(modules[room]?.['./routes'], { url, read }) ?? 'left to the browser' : 'Page not found';
    const status = !room || url.includes('withdrawn') ? 404 : text === 'left to the browser' ? 503 : 200;
    const html = '<h1>' + text + '</h1>' + (corner ? '<aside>' + corner + '</aside>' : '');
    return { status, head: '<title>' + url + '</title>', html, state: { server: '</script>' } };
  },
};`;
