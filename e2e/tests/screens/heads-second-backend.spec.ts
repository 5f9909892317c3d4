import { test } from '../../support/contract.ts';
import { describeHeads } from '../../support/screens/head-tests.ts';
import { secondCatalogue } from '../../support/screens/screens.ts';

test.describe('every route over the minimal backend (specification §2, decisions 1, 8 and 10)', () => {
  describeHeads(test, {
    catalogue: secondCatalogue,
    signedIn: () => Promise.resolve({ user: { id: 5 }, token: 'token-of-5' }),
  });
});
