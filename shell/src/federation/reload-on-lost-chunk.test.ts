import { safeStorage } from 'shared/core';
import { reloadOnLostChunk } from './reload-on-lost-chunk';

const older = { microFrontends: { catalog: [{ url: '/releases/catalog/1' }] } };
const newer = { microFrontends: { catalog: [{ url: '/releases/catalog/2' }] } };

const live = (answer: () => Promise<unknown>) => {
  globalThis.fetch = jest.fn(answer) as unknown as typeof fetch;
};
const answering = (registry: object) => async () => ({ ok: true, json: async () => registry });

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

describe('decision 25, a chunk of an older release that is gone', () => {
  it('gets the new release by one reload, the flag reset to 0 before it', async () => {
    live(answering(newer));
    const flags: (string | null)[] = [];
    const lost = reloadOnLostChunk(safeStorage(), older, () =>
      flags.push(localStorage.getItem('refresh')),
    );
    await lost();
    await lost();
    expect(flags).toEqual(['0']);
  });

  it('does not loop where the new release cannot be loaded either', async () => {
    live(answering(newer));
    const reload = jest.fn();
    await reloadOnLostChunk(safeStorage(), older, reload)();
    await reloadOnLostChunk(safeStorage(), newer, reload)();
    await reloadOnLostChunk(safeStorage(), older, reload)();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves a page of the present release to say that its room is missing', async () => {
    live(answering(older));
    const reload = jest.fn();
    await reloadOnLostChunk(safeStorage(), older, reload)();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['is out of reach', () => Promise.reject(new Error('offline'))],
    ['answers with an error', async () => ({ ok: false })],
  ])('reloads nothing while the registry %s', async (_, answer) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    live(answer);
    const reload = jest.fn();
    await reloadOnLostChunk(safeStorage(), older, reload)();
    expect(reload).not.toHaveBeenCalled();
  });
});
