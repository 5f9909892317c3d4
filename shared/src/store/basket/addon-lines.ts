import type { Pence } from 'contract/values/pence';
import type { Id } from 'contract/values/readers';
import type { AddonKey, LineKey } from './basket-events';
import { type PackageLine, belongsTo } from './lines';
import { changeQuantity, mergeLines, unitAmount } from './rules';

/** Returns whether two package or personalised lines are the same. */
export const sameAddon = (a: AddonKey, b: AddonKey) =>
  a.id === b.id && a.productid === b.productid && a.ustring === b.ustring;

export const changeAddon = (lines: PackageLine[], key: AddonKey, by: number) =>
  changeQuantity(lines, (line) => sameAddon(key, line), by, unitAmount);

/** Changes the quantities of a product's add-ons together with the product's quantity (rule 20). */
export const followLine = (lines: PackageLine[], line: LineKey, by: number) =>
  changeQuantity(lines, (addon) => belongsTo(addon, line), by, unitAmount);

/** Removes the add-on lines of a removed product. */
export const dropWithLine = (lines: PackageLine[], line: LineKey) =>
  lines.filter((addon) => !belongsTo(addon, line));

export const mergeAddons = (here: PackageLine[], saved: PackageLine[]) =>
  mergeLines(here, saved, sameAddon, unitAmount);

/** Applies the current standard amount of an add-on, in pence. */
export const repriceAddon = (lines: PackageLine[], id: Id, amount: Pence) =>
  changeQuantity(
    lines.map((line) => (line.id === id ? { ...line, amount } : line)),
    (line) => line.id === id,
    0,
    unitAmount,
  );
