import type { Plan } from '../plan/plan';
import { findContactErrors } from './contact';

const errorsOf = (email: string) =>
  findContactErrors({ name: 'A Customer', email, phone: '', note: '' } as Plan);

describe('the e-mail address of an enquiry', () => {
  it.each([
    "o'connor@example.co.uk",
    'first.last+moving@sub.example.com',
    '"a.b"@example.com',
    'x@example.photography',
    'jörg@müller.example',
    '用户@例子.公司',
    'user@xn--mller-kva.example',
    '{name}%home@example.org',
    'A_B-C@EXAMPLE.COM',
    '\u202aa@b.co\u202c ',
  ])('%j is accepted', (email) => expect(errorsOf(email)).toEqual({}));

  it.each(['example.com', 'a@', '@example.com', 'a@example', 'a b@example.com', 'a@exam ple.com'])(
    '%j is refused',
    (email) => expect(errorsOf(email)).toEqual({ email: 'This is not a whole e-mail address.' }),
  );
});
