import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseFile } from 'build/release-file';
import { writePackOf } from './packs.ts';

const home = mkdtempSync(join(tmpdir(), 'edge-test-'));
process.on('exit', () => rmSync(home, { recursive: true, force: true }));

/** An empty folder of a test's own; gone when the tests of its file are over. */
export const temporaryFolder = () => mkdtempSync(join(home, 'folder-'));

/** A package with a small build, as the shell's or a room's build leaves it. */
export function buildOf(name: string, content = 'one', said: Partial<ReleaseFile> = {}): string {
  const folder = join(temporaryFolder(), name);
  mkdirSync(join(folder, 'dist/server'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const about = (part: Partial<ReleaseFile>) =>
    write('dist/release.json', JSON.stringify({ ...nothingSaid, name, ...part, ...said }));
  write('package.json', JSON.stringify({ version: '1.2.0' }));
  write('dist/main.js', `/* ${content} */`);
  if (name === 'shell') {
    write('dist/entry.json', JSON.stringify({ js: ['main.js'], preload: [], css: [], fonts: [] }));
    about({ gives: { shared: '1.4.0' }, shows: [{ room: 'basket', expose: './Corner' }] });
    write('dist/server/main.cjs', shellServer);
  } else {
    about({ exposes: ['./routes', './Corner'], routes: [{ path: `/${name}` }] });
    write('dist/remoteEntry.js', '/* entry */');
    write('dist/mf-manifest.json', JSON.stringify(manifest));
    write(
      'dist/server/main.cjs',
      `exports['./routes'] = { text: ${JSON.stringify(content)}, react: require('react'), routes: [{ path: '/${name}' }] };`,
    );
  }
  writePackOf(folder, name);
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

/** A shell that renders the name of the room that shows an address; what is 'withdrawn' there is a 404. */
const shellServer = `
exports.react = { isReact: true };
const findRoom = (registry, path) => {
  const room = Object.keys(registry.microFrontends).find((name) => path === '/' + name);
  return room ? { room, noindex: room === 'private' } : null;
};
exports['./server'] = {
  findRoom,
  headerSlots: (path) => (path === '/catalog' ? [{ room: 'basket', expose: './Corner' }] : []),
  async render({ url, boot, modules }) {
    if (url.includes('broken')) throw new Error('cannot be rendered');
    const found = findRoom(boot.registry, url.split('?')[0]);
    const text = found ? modules[found.room]?.['./routes']?.text ?? 'left to the browser' : 'Page not found';
    const status = found && !url.includes('withdrawn') ? 200 : 404;
    return { status, head: '<title>' + url + '</title>', html: '<h1>' + text + '</h1>', state: { server: '</script>' } };
  },
};`;
