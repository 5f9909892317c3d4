import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { closing } from '../look/closing.ts';

describe('what a look has opened', () => {
  it('is closed, the last first, also where one does not close: that is said in time', async () => {
    const { open, close } = closing(50);
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
