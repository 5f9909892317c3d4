import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createResourceCloser } from '../smoke/resource-closer.ts';

describe('the resources of a smoke check', () => {
  it('are closed, the last first, even if one does not close, which is reported in time', async () => {
    const { open, close } = createResourceCloser(50);
    const closed: string[] = [];
    const opened = (name: string, end: () => Promise<unknown>) =>
      open(
        () => Promise.resolve(name),
        (thing) => {
          closed.push(thing);
          return end();
        },
      );
    await opened('shop', () => Promise.resolve());
    await opened('browser', () => new Promise(() => undefined));
    await assert.rejects(close(), { message: 'What was opened did not close within 0.05 s.' });
    assert.deepEqual(closed, ['browser', 'shop']);
  });
});
