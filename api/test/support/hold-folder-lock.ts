import { lockFolder } from '../../src/db/folder-lock.ts';

/** A process that locks a folder, sends whether it succeeded, and waits to be killed. */
process.send?.(takes(process.argv[2] ?? ''));
process.on('disconnect', () => process.exit());

function takes(folder: string): 'taken' | 'refused' {
  try {
    lockFolder(folder);
    return 'taken';
  } catch {
    return 'refused';
  }
}
