import { createSafeStorage } from '../store/persistence/safe-storage';
import { createSession } from './session';

const start = () => {
  const session = createSession(createSafeStorage());
  session.restore();
  return session;
};

describe('the auth context (specification, sections 3 and 4; rules 21 and 43)', () => {
  it('starts empty, and restores the stored token and user on load', () => {
    localStorage.setItem('token', 't1');
    localStorage.setItem('user', '{"id":"5"}');
    const session = createSession(createSafeStorage());
    expect(session.getState()).toMatchObject({ token: null, user: null, isRestored: false });
    session.restore();
    expect(session.getState()).toMatchObject({ token: 't1', user: { id: 5 }, isRestored: true });
  });

  it('stores the user as {id} and the unchanged token after sign-in', () => {
    start().recordSignIn({ id: 5 }, 't1');
    expect(localStorage.getItem('user')).toBe('{"id":5}');
    expect(localStorage.getItem('token')).toBe('t1');
  });

  it('changes facts about the user without counting as a sign-in', () => {
    const session = start();
    session.recordSignIn({ id: 5, role: 'staff', permissions: ['desk'] }, 't1');
    const { signInCount } = session.getState();
    session.updateUser({ permissions: ['desk', 'orders'] });
    expect(session.getState()).toMatchObject({
      token: 't1',
      signInCount,
      user: { id: 5, permissions: ['desk', 'orders'] },
    });
    expect(localStorage.getItem('token')).toBe('t1');
    expect(start().getState().user).toEqual({
      id: 5,
      role: 'staff',
      permissions: ['desk', 'orders'],
    });
  });

  it('has no user to change after the session ended', () => {
    const session = start();
    session.updateUser({ permissions: ['desk'] });
    expect(session.getState().user).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it("falls back to the user's refreshtoken as bearer", () => {
    const session = start();
    const stop = session.followOtherTabs();
    session.recordSignIn({ id: 5 }, 't1');
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(session.getState().token).toBeNull();
    expect(session.getBearerToken()).toBe('t1');
    localStorage.setItem('user', '{"id":6}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    expect(session.getBearerToken()).toBeNull();
    stop();
  });

  it("never combines a user with another user's token while another tab stores both one by one", () => {
    start().recordSignIn({ id: 5 }, 't5');
    const here = start();
    const storage = createSafeStorage();
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
    createSession(heard).recordSignIn({ id: 6 }, 't6');
    expect(seen).toContain('6 t6');
    expect(seen).not.toContain('6 t5');
  });

  it('removes user and token after a 401 and keeps the rest of local storage', () => {
    const session = start();
    localStorage.setItem('cart', 'kept');
    session.recordSignIn({ id: 5 }, 't1');
    session.handleUnauthorized('t1', true);
    expect(session.getState()).toMatchObject({ user: null, token: null, hasExpired: true });
    expect({ ...localStorage }).toEqual({ cart: 'kept' });
  });

  it('ignores a 401 for an older token', () => {
    const session = start();
    session.recordSignIn({ id: 5 }, 't2');
    session.handleUnauthorized('t1', true);
    expect(session.getState().user).toMatchObject({ id: 5 });
  });

  it('delays a logout of another tab until the current work of this tab has ended', async () => {
    const session = start();
    const stop = session.followOtherTabs();
    session.recordSignIn({ id: 5 }, 't1');
    let end = () => undefined as void;
    const work = session.deferTabSync(() => new Promise<void>((resolve) => (end = resolve)));
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(session.getState().user).toMatchObject({ id: 5 });
    expect(session.getBearerToken()).toBe('t1');
    end();
    await work;
    expect(session.getState()).toMatchObject({ user: null, token: null });
    stop();
  });

  it('clears local storage on logout', () => {
    const session = start();
    localStorage.setItem('cart', 'old');
    session.recordSignIn({ id: 5 }, 't1');
    session.recordSignOut();
    expect(localStorage).toHaveLength(0);
    expect(session.getState()).toMatchObject({ user: null, token: null });
  });

  it('follows sign-in and logout in another tab', () => {
    const session = start();
    const stop = session.followOtherTabs();
    localStorage.setItem('user', '{"id":9}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    expect(session.getState().user).toMatchObject({ id: 9 });
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(session.getState().user).toBeNull();
    stop();
  });

  it('takes over changes of other tabs after a return from the back-forward cache', () => {
    const session = start();
    const stop = session.followOtherTabs();
    session.recordSignIn({ id: 5 }, 't1');
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
