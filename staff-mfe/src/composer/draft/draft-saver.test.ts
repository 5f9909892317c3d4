import { DraftSaver, type SaveOutcome } from './draft-saver';

function createSaver(save: () => Promise<SaveOutcome>) {
  const discard = jest.fn(async () => undefined);
  const saver = new DraftSaver({ localKey: 'a draft', version: 0, savedAt: '', save, discard });
  return { saver, discard };
}

describe('discarding a draft', () => {
  it('asks the server for nothing if nothing was sent to it', async () => {
    const { saver, discard } = createSaver(() => Promise.reject(new Error('must not be called')));
    saver.change({ reason: 'Typed within the pause' });
    await saver.discard();
    await saver.flush();
    expect(discard).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
  });

  it('deletes it only after the save that is being sent, which would create it again', async () => {
    let resolve: (outcome: SaveOutcome) => void = () => undefined;
    const promise = new Promise<SaveOutcome>((settle) => (resolve = settle));
    const { saver, discard } = createSaver(() => promise);
    saver.change({ reason: 'Sent' });
    void saver.flush();
    const discarded = saver.discard();
    expect(discard).not.toHaveBeenCalled();
    resolve({ type: 'saved', version: 1, updatedat: '2026-11-30T12:00:00.000Z' });
    await discarded;
    expect(discard).toHaveBeenCalledTimes(1);
  });

  it('deletes it if the answer to a save was lost, because the server may have it', async () => {
    const { saver, discard } = createSaver(async () => ({ type: 'failed', refusal: '' }));
    saver.change({ reason: 'Sent' });
    await saver.flush();
    await saver.discard();
    expect(discard).toHaveBeenCalledTimes(1);
  });
});
