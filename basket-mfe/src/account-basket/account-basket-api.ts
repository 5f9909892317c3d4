import { accountBasketSchema } from 'contract/basket/account-basket';
import type { BasketRequest } from 'contract/basket/saved-basket';
import type { PackageLine } from 'shared/basket';
import { readRecord, serverApi } from 'shared/data';
import { isPersonalised } from '../lines/is-personalised';
import type { BasketLines } from './quantities';

export interface AccountBasket {
  version: number;
  lines: BasketLines;
}

function parseAccountBasket(response: unknown): AccountBasket {
  const record = readRecord(accountBasketSchema, response);
  if (record === null) throw new Error('The response contains no basket.');
  const { version, cart, packages: addons } = record;
  const isStandard = (addon: PackageLine) => !isPersonalised(addon);
  const packages = addons.filter(isStandard);
  return { version, lines: { cart, packages, personalised: addons.filter(isPersonalised) } };
}

/**
 * Calls about the basket saved for an account. Only backends with the feature `saved-basket`
 * support these calls (rule 55).
 */
export const accountBasketApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    readBasket: build.query<AccountBasket, void>({
      query: () => ({ url: 'account/basket' }),
      transformResponse: parseAccountBasket,
    }),
    writeBasket: build.mutation<AccountBasket, BasketRequest>({
      query: (body) => ({ url: 'account/basket', method: 'POST', body, background: true }),
      transformResponse: parseAccountBasket,
    }),
  }),
});
