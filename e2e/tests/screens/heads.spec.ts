import { describeHeads } from '../../support/screens/head-tests.ts';
import { ownCatalogue } from '../../support/screens/screens.ts';
import { session } from '../../support/screens/shopper.ts';
import { test } from '../../support/test.ts';

test.describe('every route of the shop itself (specification §2, decisions 1, 8 and 10)', () => {
  describeHeads(test, {
    catalogue: ownCatalogue,
    signedIn: (page) => session(page.request),
  });
});
