import { publish } from '../../src/changes/publish.ts';
import { openReleases } from '../../src/releases.ts';
import type { ObjectStore } from 'server/store/object-store';

/**
 * Publishes a build in a separate process. The process kills itself at the start of write number
 * KILLED_AT, or prints the live releases.
 */
const { DATA_DIR: dataDir = '', BUILD = '', KILLED_AT } = process.env;
const releases = await openReleases({ dataDir, releaseStore: null });
const { store } = releases;
let writes = 0;
const counted =
  <Given extends unknown[], Answer>(write: (...given: Given) => Promise<Answer>) =>
  (...given: Given) => {
    const writing = write(...given);
    writes += 1;
    if (writes === Number(KILLED_AT)) setImmediate(() => process.kill(process.pid, 'SIGKILL'));
    return writing;
  };
const counting: ObjectStore = Object.assign(Object.create(store), {
  create: counted(store.create.bind(store)),
  replace: counted(store.replace.bind(store)),
  remove: counted(store.remove.bind(store)),
});
const author = { by: 'A test', commit: 'unknown' };
const [live] = await publish({ ...releases, store: counting }, [BUILD], author);
process.stdout.write(live?.metadata.version ?? '');
