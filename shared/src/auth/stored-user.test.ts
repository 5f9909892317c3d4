import { createSafeStorage } from '../store/persistence/safe-storage';
import { createSession } from './session';

describe('the stored user (specification, section 3; rule 43)', () => {
  test('consists of {id}, the token, and the role if there is one', () => {
    const session = createSession(createSafeStorage());
    session.recordSignIn({ id: 7 }, 'abc');
    expect({ ...localStorage }).toEqual({ user: '{"id":7}', token: 'abc' });
    session.recordSignIn({ id: 8, role: 'staff' }, 'def');
    expect({ ...localStorage }).toEqual({ user: '{"id":8,"role":"staff"}', token: 'def' });
  });

  test('signing in as another user removes the customerId of the previous user', () => {
    const session = createSession(createSafeStorage());
    session.recordSignIn({ id: 7 }, 'abc');
    localStorage.setItem('customerId', '3');
    session.recordSignIn({ id: 7 }, 'new token');
    expect(localStorage.getItem('customerId')).toBe('3');
    session.recordSignIn({ id: 8 }, 'def');
    expect(localStorage.getItem('customerId')).toBeNull();
  });

  test.each(['{oops', 'null', '7', '{"name":"x"}', '[]'])(
    'a stored user of another form (%s) is read as no user and throws no error',
    (stored) => {
      localStorage.setItem('user', stored);
      const session = createSession(createSafeStorage());
      session.restore();
      expect(session.getState()).toMatchObject({ user: null, token: null, isRestored: true });
    },
  );
});
