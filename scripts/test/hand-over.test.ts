import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { root } from './support/operate-files.ts';

const PATRONI = 'http://10.77.0.11:8008';

/** Free space in KiB: below the minimum, above it, and enough for another hand-over. */
const [full, low, enough] = ['1000', '65536', '400000'];

/** Reading at which the replaced `df` fails. */
const unreadable = 'unreadable';

/**
 * Replaced programs. `df` prints the next reading. `sleep` ends the script after the last reading.
 * `curl` writes the body of each switch-over to a file, and fails if the file `away` exists.
 */
const programs = {
  df: `reading=$(head -n 1 readings); sed 1d readings > rest; mv rest readings
    if [ "$reading" = ${unreadable} ]; then echo "df: no such folder" >&2; exit 1; fi
    printf 'Avail\\n %s\\n' "$reading"`,
  sleep: '[ -s readings ]',
  curl: `for last; do :; done
    case $last in
      ${PATRONI}/primary) [ -e primary ] ;;
      ${PATRONI}/switchover)
        while [ "$1" != --json ]; do shift; done
        echo "$2" >> switchovers
        [ ! -e away ] ;;
      *) exit 3 ;;
    esac`,
};

/** Returns the command of the systemd unit, with the values of `db1`. */
function readCommand(): string[] {
  const unit = readFileSync(join(root, 'deploy/systemd/shop-hand-over.service'), 'utf8');
  const [, command = ''] = /^ExecStart=(.+)$/m.exec(unit) ?? [];
  return command
    .replace('/usr/local/lib/shop', join(root, 'deploy/cluster'))
    .replace('NAME', 'db1')
    .replace('FOLDER', '/srv/postgres')
    .replace('IP', '10.77.0.11')
    .split(' ');
}

describe('hand-over.sh', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hand-over-'));
    for (const [name, text] of Object.entries(programs))
      writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    writeFileSync(join(folder, 'primary'), '');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs the script until it has read all readings. Returns the bodies of its switch-overs. */
  function runScript(...readings: string[]) {
    writeFileSync(join(folder, 'readings'), readings.map((reading) => `${reading}\n`).join(''));
    const [program = '', ...args] = readCommand();
    const { status, stderr } = spawnSync(program, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: [folder, process.env['PATH']].join(delimiter) },
    });
    const file = join(folder, 'switchovers');
    const switchovers = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    return { status, stderr, switchovers };
  }

  it('asks Patroni once for a switch if the disk of the primary is nearly full', () => {
    const { switchovers } = runScript(enough, low, full, full);
    assert.deepEqual(
      switchovers.map((body) => JSON.parse(body) as unknown),
      [{ leader: 'db1' }],
    );
  });

  it('asks for no switch if there is room, or on a standby', () => {
    assert.deepEqual(runScript(enough, low).switchovers, []);
    rmSync(join(folder, 'primary'));
    assert.deepEqual(runScript(full, full).switchovers, []);
  });

  it('repeats a request that Patroni refused', () => {
    writeFileSync(join(folder, 'away'), '');
    assert.equal(runScript(full, full).switchovers.length, 2);
  });

  it('asks for no further switch before there is much room, as after released WAL files', () => {
    assert.equal(runScript(full, low, full, low, full).switchovers.length, 1);
    rmSync(join(folder, 'switchovers'));
    assert.equal(runScript(full, enough, full).switchovers.length, 2);
  });

  it('ends with an error if the free space cannot be read, and replaces no healthy primary', () => {
    const { status, stderr, switchovers } = runScript(enough, unreadable, enough);
    assert.deepEqual(switchovers, []);
    assert.equal(status, 1);
    assert.match(stderr, /^df reports no free space of \/srv\/postgres\b/m);
  });
});
