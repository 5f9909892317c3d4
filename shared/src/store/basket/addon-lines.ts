import type { Pence } from 'contract/pence';
import type { Id } from 'contract/readers';
import type { AddonKey, LineKey } from './basket-events';
import { type PackageLine, belongsTo } from './lines';
import { changeQuantity, mergeLines, unitAmount } from './rules';

/** What package and personalised lines have in common: they follow their product, or change alone. */

export const sameAddon = (a: AddonKey, b: AddonKey) =>
  a.id === b.id && a.productid === b.productid && a.ustring === b.ustring;

export const changeAddon = (lines: PackageLine[], key: AddonKey, by: number) =>
  changeQuantity(lines, (line) => sameAddon(key, line), by, unitAmount);

/** The product's plus and minus take its add-ons with them (decision 20). */
export const followLine = (lines: PackageLine[], line: LineKey, by: number) =>
  changeQuantity(lines, (addon) => belongsTo(addon, line), by, unitAmount);

/** Removing a product drops what is tied to it; so does the last one of it. */
export const dropWithLine = (lines: PackageLine[], line: LineKey) =>
  lines.filter((addon) => !belongsTo(addon, line));

export const mergeAddons = (here: PackageLine[], saved: PackageLine[]) =>
  mergeLines(here, saved, sameAddon, unitAmount);

/** Takes over a standard add-on's present amount, in pence. */
export const repriceAddon = (lines: PackageLine[], id: Id, amount: Pence) =>
  changeQuantity(
    lines.map((line) => (line.id === id ? { ...line, amount } : line)),
    (line) => line.id === id,
    0,
    unitAmount,
  );
