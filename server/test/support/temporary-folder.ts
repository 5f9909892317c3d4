import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const home = mkdtempSync(join(tmpdir(), 'server-test-'));
process.on('exit', () => rmSync(home, { recursive: true, force: true }));

/** Returns an empty folder, which is deleted after the test file. */
export const temporaryFolder = () => mkdtempSync(join(home, 'folder-'));
