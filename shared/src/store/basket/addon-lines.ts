import type { Pence } from 'contract/values/pence';
import type { Id } from 'contract/values/readers';
import type { AddonKey, LineKey } from './basket-events';
import { type PackageLine, isAddonOfLine } from './lines';
import { changeQuantity, mergeLines, getAddonAmount } from './cart-rules';

export const isSameAddon = (a: AddonKey, b: AddonKey) =>
  a.id === b.id && a.productid === b.productid && a.ustring === b.ustring;

export const changeAddonQuantity = (lines: PackageLine[], key: AddonKey, delta: number) =>
  changeQuantity(lines, (line) => isSameAddon(key, line), delta, getAddonAmount);

export const changeAddonsOfLine = (lines: PackageLine[], line: LineKey, delta: number) =>
  changeQuantity(lines, (addon) => isAddonOfLine(addon, line), delta, getAddonAmount);

export const removeAddonsOfLine = (lines: PackageLine[], line: LineKey) =>
  lines.filter((addon) => !isAddonOfLine(addon, line));

export const mergeAddons = (currentLines: PackageLine[], savedLines: PackageLine[]) =>
  mergeLines(currentLines, savedLines, isSameAddon, getAddonAmount);

export const repriceAddon = (lines: PackageLine[], id: Id, amount: Pence) =>
  changeQuantity(
    lines.map((line) => (line.id === id ? { ...line, amount } : line)),
    (line) => line.id === id,
    0,
    getAddonAmount,
  );
