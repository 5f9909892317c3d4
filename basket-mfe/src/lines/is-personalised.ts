import { id } from 'contract/values/readers';
import type { PackageLine } from 'shared/core';
import * as v from 'shared/schema';

const optionsSchema = v.array(v.object({ id, option: v.optional(v.string()) }));

/**
 * Returns whether a saved add-on is the personalised option. The packages text of its line tells
 * this (rule 19).
 */
export function isPersonalised(addon: Pick<PackageLine, 'id' | 'ustring'>): boolean {
  try {
    const read = v.safeParse(optionsSchema, JSON.parse(addon.ustring));
    return (
      read.success &&
      read.output.some((each) => each.id === addon.id && each.option === 'personalised')
    );
  } catch (cause) {
    console.warn('The options of a saved line could not be read.', cause);
    return false;
  }
}
