import { safeStorage } from '../store/persistence/safe-storage';
import { createSession } from './session';

describe('specification §3 and decision 43, what is stored of the user', () => {
  test('user is {id}, token is the token, and a role is kept when there is one', () => {
    const session = createSession(safeStorage());
    session.signedIn({ id: 7 }, 'abc');
    expect({ ...localStorage }).toEqual({ user: '{"id":7}', token: 'abc' });
    session.signedIn({ id: 8, role: 'staff' }, 'def');
    expect({ ...localStorage }).toEqual({ user: '{"id":8,"role":"staff"}', token: 'def' });
  });

  test('signing in as somebody else forgets the customerId of the one before', () => {
    const session = createSession(safeStorage());
    session.signedIn({ id: 7 }, 'abc');
    localStorage.setItem('customerId', '3');
    session.signedIn({ id: 7 }, 'new token');
    expect(localStorage.getItem('customerId')).toBe('3');
    session.signedIn({ id: 8 }, 'def');
    expect(localStorage.getItem('customerId')).toBeNull();
  });

  test.each(['{oops', 'null', '7', '{"name":"x"}', '[]'])(
    'a stored user that is not ours (%s) is nobody, and breaks nothing',
    (stored) => {
      localStorage.setItem('user', stored);
      const session = createSession(safeStorage());
      session.restore();
      expect(session.getState()).toMatchObject({ user: null, token: null, restored: true });
    },
  );
});
