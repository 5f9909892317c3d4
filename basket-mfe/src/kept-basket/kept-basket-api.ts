import { accountBasketSchema } from 'contract/basket/account-basket';
import type { BasketRequest } from 'contract/basket/requests';
import type { PackageLine } from 'shared/core';
import { readRecord, serverApi } from 'shared/data';
import { isPersonalised } from '../lines/is-personalised';
import type { Lines } from './quantities';

export interface WholeBasket {
  version: number;
  lines: Lines;
}

function readWhole(answer: unknown): WholeBasket {
  const read = readRecord(accountBasketSchema, answer);
  if (read === null) throw new Error('The response contains no basket.');
  const { version, cart, packages: addons } = read;
  const isStandard = (addon: PackageLine) => !isPersonalised(addon);
  const packages = addons.filter(isStandard);
  return { version, lines: { cart, packages, personalised: addons.filter(isPersonalised) } };
}

/**
 * Reads and writes the complete basket of an account. Needs the feature `saved-basket` (rule 55).
 */
export const keptBasketApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    readBasket: build.query<WholeBasket, void>({
      query: () => ({ url: 'account/basket' }),
      transformResponse: readWhole,
    }),
    writeBasket: build.mutation<WholeBasket, BasketRequest>({
      query: (body) => ({ url: 'account/basket', method: 'POST', body, background: true }),
      transformResponse: readWhole,
    }),
  }),
});
