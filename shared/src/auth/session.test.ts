import { safeStorage } from '../store/persistence/safe-storage';
import { createSession } from './session';

const start = () => {
  const session = createSession(safeStorage());
  session.restore();
  return session;
};

describe('the auth context (specification §3 and §4, decisions 21 and 43)', () => {
  it('starts empty, and on load takes the locally stored token and user', () => {
    localStorage.setItem('token', 't1');
    localStorage.setItem('user', '{"id":"5"}');
    const session = createSession(safeStorage());
    expect(session.getState()).toMatchObject({ token: null, user: null, restored: false });
    session.restore();
    expect(session.getState()).toMatchObject({ token: 't1', user: { id: 5 }, restored: true });
  });

  it('stores user as {id} and the token as it is after sign-in', () => {
    start().signedIn({ id: 5 }, 't1');
    expect(localStorage.getItem('user')).toBe('{"id":5}');
    expect(localStorage.getItem('token')).toBe('t1');
  });

  it("falls back to the user's refreshtoken as bearer", () => {
    const session = start();
    const stop = session.follow();
    session.signedIn({ id: 5 }, 't1');
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(session.getState().token).toBeNull();
    expect(session.bearer()).toBe('t1');
    localStorage.setItem('user', '{"id":6}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    expect(session.bearer()).toBeNull();
    stop();
  });

  it('knows of no user with the token of another, as it hears of what another tab stores one by one', () => {
    start().signedIn({ id: 5 }, 't5');
    const here = start();
    const storage = safeStorage();
    const seen = new Set<string>();
    const heard = {
      ...storage,
      setItem(key: string, value: string) {
        storage.setItem(key, value);
        here.restore();
        const { user, token } = here.getState();
        seen.add(`${user?.id} ${token}`);
      },
    };
    createSession(heard).signedIn({ id: 6 }, 't6');
    expect(seen).toContain('6 t6');
    expect(seen).not.toContain('6 t5');
  });

  it('removes user and token after a 401 and keeps everything else', () => {
    const session = start();
    localStorage.setItem('cart', 'kept');
    session.signedIn({ id: 5 }, 't1');
    session.expired('t1', true);
    expect(session.getState()).toMatchObject({ user: null, token: null, expired: true });
    expect({ ...localStorage }).toEqual({ cart: 'kept' });
  });

  it('ignores a 401 that answers an older token', () => {
    const session = start();
    session.signedIn({ id: 5 }, 't2');
    session.expired('t1', true);
    expect(session.getState().user).toMatchObject({ id: 5 });
  });

  it('ends what is under way as who began it: the logout of another tab waits for that', async () => {
    const session = start();
    const stop = session.follow();
    session.signedIn({ id: 5 }, 't1');
    let end = () => undefined as void;
    const work = session.during(() => new Promise<void>((resolve) => (end = resolve)));
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(session.getState().user).toMatchObject({ id: 5 });
    expect(session.bearer()).toBe('t1');
    end();
    await work;
    expect(session.getState()).toMatchObject({ user: null, token: null });
    stop();
  });

  it('clears local storage on logout', () => {
    const session = start();
    localStorage.setItem('cart', 'old');
    session.signedIn({ id: 5 }, 't1');
    session.signedOut();
    expect(localStorage).toHaveLength(0);
    expect(session.getState()).toMatchObject({ user: null, token: null });
  });

  it('follows sign-in and logout in another tab', () => {
    const session = start();
    const stop = session.follow();
    localStorage.setItem('user', '{"id":9}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    expect(session.getState().user).toMatchObject({ id: 9 });
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(session.getState().user).toBeNull();
    stop();
  });

  it('follows what other tabs did while the page lay in the back-forward cache', () => {
    const session = start();
    const stop = session.follow();
    session.signedIn({ id: 5 }, 't1');
    localStorage.setItem('user', '{"id":9}');
    localStorage.setItem('token', 't9');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(session.getState()).toMatchObject({ user: { id: 9 }, token: 't9' });
    stop();
  });

  it.each(['{', '[]', '{"name":"x"}', 'null', '7'])(
    'ignores a stored user that is %p',
    (stored) => {
      localStorage.setItem('user', stored);
      expect(start().getState().user).toBeNull();
    },
  );
});
