import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listPackageConsumers } from '../src/changes/status.ts';

const remote = (name: string, needs: Record<string, string>, state: 'live' | 'kept' = 'live') => ({
  name,
  version: '1.0.0-ab12cd34',
  state,
  needs,
});

describe('another version of a package that the shell provides', () => {
  it('affects the live remotes that need the package, and no other', () => {
    const releases = [
      remote('basket', { shared: '^3.0.0' }),
      remote('catalog', { shared: '^4.0.0' }),
      remote('catalog', { shared: '^3.0.0' }, 'kept'),
      remote('content', { react: '^19.0.0' }),
    ];
    assert.deepEqual(
      listPackageConsumers(releases, 'shared', '4.1.0').map(
        ({ name, versionRange, isCompatible }) => [name, versionRange, isCompatible],
      ),
      [
        ['basket', '^3.0.0', false],
        ['catalog', '^4.0.0', true],
      ],
    );
  });
});
