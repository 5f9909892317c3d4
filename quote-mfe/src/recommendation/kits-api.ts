import { parseKitContents } from 'contract/catalog/kit-contents';
import type { Pence } from 'contract/values/pence';
import { id, pence, text } from 'contract/values/readers';
import { findKit, kits, readList, serverApi, skipToken } from 'shared/data';
import * as v from 'shared/schema';
import { useFeature } from 'shared/session';

export interface OfferedKit {
  name: string;
  price: Pence;
  boxes: number;
  letter: string;
}

const kitSchema = v.object({ id, name: text, price: pence, description: text });

export const quoteKitsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getOfferedKits: build.query<OfferedKit[], void>({
      query: () => ({ url: 'users/getkits', public: true }),
      transformResponse: (response) =>
        readList(kitSchema, response)
          .flatMap(toOfferedKits)
          .toSorted((first, second) => first.boxes - second.boxes),
    }),
  }),
});

/**
 * Returns a list with the kit of a product. The list is empty if the description does not contain
 * the number of boxes.
 */
function toOfferedKits(product: v.InferOutput<typeof kitSchema>): OfferedKit[] {
  const letter = findKit(product)?.letter;
  const boxes = parseKitContents(product.description)?.boxes;
  if (!letter || !boxes) return [];
  return [{ name: product.name, price: product.price, boxes, letter }];
}

/**
 * Returns the offered kits, or undefined during loading. Without the feature `kits`, the offered
 * kits are those of the specification (section 9, rule 5).
 */
export function useOfferedKits(): readonly OfferedKit[] | undefined {
  const hasKits = useFeature('kits');
  const { data } = quoteKitsApi.useGetOfferedKitsQuery(hasKits ? undefined : skipToken);
  return hasKits ? data : kits;
}
