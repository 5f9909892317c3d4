import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { loadServerBuild, loadShellBuild } from '../src/releases/server-builds.ts';
import { temporaryFolder } from './support/builds.ts';

describe('a server build', () => {
  const folder = temporaryFolder();

  const write = (name: string, text: string) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const shell = loadShellBuild(write('shell.cjs', 'exports.react = { version: "of the shell" }'));

  it("takes what is shared from the shell's", () => {
    const room = write('room.cjs', 'exports.react = require("react").version');
    assert.deepEqual(loadServerBuild(room, shell).table, { react: 'of the shell' });
  });

  it('is told where it lies, as every CommonJS file is', () => {
    const room = write('placed.cjs', 'exports.place = [__filename, __dirname]');
    assert.deepEqual(loadServerBuild(room, shell).table, { place: [room, folder] });
  });

  it('that needs what the shell does not share is refused by name', () => {
    const room = write('newer.cjs', 'require("shared/newer")');
    assert.throws(() => loadServerBuild(room, shell), /'shared\/newer' is not among/);
  });
});
