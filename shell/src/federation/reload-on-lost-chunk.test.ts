import { createSafeStorage } from 'shared/store';
import { reloadOnLostChunk } from './reload-on-lost-chunk';

const older = { microFrontends: { catalog: [{ url: '/releases/catalog/1' }] } };
const newer = { microFrontends: { catalog: [{ url: '/releases/catalog/2' }] } };

const live = (response: () => Promise<unknown>) => {
  globalThis.fetch = jest.fn(response) as unknown as typeof fetch;
};
const answering = (registry: object) => async () => ({ ok: true, json: async () => registry });

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

describe('a deleted chunk of an older release (rule 25)', () => {
  it('causes one reload to the new release, after the flag was reset to 0', async () => {
    live(answering(newer));
    const flags: (string | null)[] = [];
    const lost = reloadOnLostChunk(createSafeStorage(), older, () =>
      flags.push(localStorage.getItem('refresh')),
    );
    await lost();
    await lost();
    expect(flags).toEqual(['0']);
  });

  it('causes no second reload if the new release cannot be loaded either', async () => {
    live(answering(newer));
    const reload = jest.fn();
    await reloadOnLostChunk(createSafeStorage(), older, reload)();
    await reloadOnLostChunk(createSafeStorage(), newer, reload)();
    await reloadOnLostChunk(createSafeStorage(), older, reload)();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('causes no reload if the page has the live release', async () => {
    live(answering(older));
    const reload = jest.fn();
    await reloadOnLostChunk(createSafeStorage(), older, reload)();
    expect(reload).not.toHaveBeenCalled();
  });

  it('causes no reload if only remotes that the page does not have were released', async () => {
    const staff = [{ url: '/releases/staff/2' }];
    live(answering({ microFrontends: { ...older.microFrontends, staff } }));
    const reload = jest.fn();
    await reloadOnLostChunk(createSafeStorage(), older, reload)();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['is out of reach', () => Promise.reject(new Error('offline'))],
    ['answers with an error', async () => ({ ok: false })],
  ])('causes no reload while the registry %s', async (_, response) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    live(response);
    const reload = jest.fn();
    await reloadOnLostChunk(createSafeStorage(), older, reload)();
    expect(reload).not.toHaveBeenCalled();
  });
});
