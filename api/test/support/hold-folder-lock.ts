import { lockFolder } from '../../src/db/folder-lock.ts';

/** A process that takes the folder it is given and waits to be killed. */
await lockFolder(process.argv[2] ?? '');
process.send?.('locked');
setInterval(() => undefined, 60_000);
