import { test } from '../../support/contract.ts';
import { describeHeads } from '../../support/screens/head-tests.ts';
import { secondCatalogue } from '../../support/screens/screens.ts';

test.describe('every route with the minimal backend (specification, section 2; rules 1, 8 and 10)', () => {
  describeHeads(test, {
    catalogue: secondCatalogue,
    signIn: () => Promise.resolve({ user: { id: 5 }, token: 'token-of-5' }),
  });
});
