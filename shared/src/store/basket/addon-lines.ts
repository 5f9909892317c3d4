import type { AddonKey, LineKey } from './basket-events';
import { type PackageLine, belongsTo } from './lines';
import { type PresentAmount, repricedText } from './repriced-text';
import { changeQuantity, joinTwins, mergeLines, unitAmount } from './rules';

/** What package and personalised lines have in common: they follow their product, or change alone. */

const sameAddon = (a: AddonKey) => (b: AddonKey) =>
  a.id === b.id && a.productid === b.productid && a.ustring === b.ustring;

export const changeAddon = (lines: PackageLine[], key: AddonKey, by: number) =>
  changeQuantity(lines, sameAddon(key), by, unitAmount);

/** The product's plus and minus take its add-ons with them (decision 20). */
export const followLine = (lines: PackageLine[], line: LineKey, by: number) =>
  changeQuantity(lines, (addon) => belongsTo(addon, line), by, unitAmount);

/** Removing a product drops what is tied to it; so does the last one of it. */
export const dropWithLine = (lines: PackageLine[], line: LineKey) =>
  lines.filter((addon) => !belongsTo(addon, line));

export const mergeAddons = (here: PackageLine[], saved: PackageLine[]) =>
  mergeLines(here, saved, (a, b) => sameAddon(a)(b), unitAmount);

/** A standard add-on's present amount; its line stays tied to the product, whose text changes with it. */
export const repriceAddon = (lines: PackageLine[], present: PresentAmount) =>
  retieAddons(
    changeQuantity(
      lines.map((line) => (line.id === present.id ? { ...line, amount: present.amount } : line)),
      (line) => line.id === present.id,
      0,
      unitAmount,
    ),
    present,
  );

/** Follows the products' `packages` texts into which an add-on's present amount was written. */
export const retieAddons = (lines: PackageLine[], present: PresentAmount) =>
  joinTwins(
    lines.map((line) => ({ ...line, ustring: repricedText(line.ustring, present) })),
    (a, b) => sameAddon(a)(b),
    unitAmount,
  );
