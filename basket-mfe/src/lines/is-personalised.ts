import { id } from 'contract/values/readers';
import type { PackageLine } from 'shared/basket';
import * as v from 'shared/schema';

const optionsSchema = v.array(v.object({ id, option: v.optional(v.string()) }));

/**
 * Returns whether the chosen option is 'personalised'. Only `ustring`, the JSON of the chosen
 * options, contains the option (rule 19).
 */
export function isPersonalised(addon: Pick<PackageLine, 'id' | 'ustring'>): boolean {
  try {
    const parseResult = v.safeParse(optionsSchema, JSON.parse(addon.ustring));
    return (
      parseResult.success &&
      parseResult.output.some(
        (savedOption) => savedOption.id === addon.id && savedOption.option === 'personalised',
      )
    );
  } catch (cause) {
    console.warn('The options of a saved line could not be read.', cause);
    return false;
  }
}
