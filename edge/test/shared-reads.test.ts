import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSharedReader } from '../src/rendering/shared-reads.ts';
import { eventually } from '../../releases/test/support/eventually.ts';

/** A backend that counts its calls. */
function createCountingBackend(status = 200) {
  const requestedPaths: string[] = [];
  const { read } = createSharedReader((path) => {
    requestedPaths.push(path);
    return Promise.resolve({ status, text: `answer ${requestedPaths.length}` });
  });
  return { asked: requestedPaths, read };
}

describe('a backend read for pages', () => {
  it('is shared by pages that need it at the same time', async () => {
    const { asked, read } = createCountingBackend();
    const responses = await Promise.all([read('a'), read('a'), read('b')]);
    assert.deepEqual(asked, ['a', 'b']);
    assert.equal(responses[0], responses[1]);
  });

  it('is repeated after seconds', async () => {
    const { read } = createCountingBackend();
    await read('a');
    await eventually(async () => assert.equal((await read('a')).text, 'answer 2'));
  });

  it('is repeated for the next page if it failed', async () => {
    for (const status of [0, 503]) {
      const { asked, read } = createCountingBackend(status);
      await read('a');
      await eventually(async () => {
        await read('a');
        assert.ok(asked.length > 1);
      });
    }
  });

  it('is cached among at most a thousand, so that invented URLs do not fill the memory', async () => {
    const { asked, read } = createCountingBackend(404);
    await read('first');
    for (let index = 0; index < 1000; index += 1) await read(`invented ${index}`);
    await read('first');
    assert.equal(asked.length, 1002);
  });
});
