import { type PackageLine, savedCartLineSchema, savedPackageLineSchema } from 'shared/core';
import { readRecord, serverApi, whole } from 'shared/data';
import * as v from 'shared/schema';
import { isPersonalised } from '../lines/is-personalised';
import type { Lines } from './quantities';

export interface WholeBasket {
  version: number;
  lines: Lines;
}

/** A line in a request. It contains no prices, because the backend knows them. */
export interface SentLine {
  productid: unknown;
  packages: string;
  cartquantity: number;
  packagelines: { id: unknown; cartquantity: number }[];
}

const wholeSchema = v.object({
  version: whole,
  cart: v.array(savedCartLineSchema),
  packages: v.array(savedPackageLineSchema),
});

function readWhole(answer: unknown): WholeBasket {
  const read = readRecord(wholeSchema, answer);
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
    writeBasket: build.mutation<WholeBasket, { version: number; lines: SentLine[] }>({
      query: (body) => ({ url: 'account/basket', method: 'POST', body, background: true }),
      transformResponse: readWhole,
    }),
  }),
});
