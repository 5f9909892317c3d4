import type { TypedComposition, TypedLine } from './typed-composition';

/** Changes the composition. Each change builds on the change before it. */
export type ChangeComposition = (
  update: (composition: TypedComposition) => TypedComposition,
) => void;

/** Adds a line. The quantity of a new line of the same product without add-ons is increased instead. */
export function addLine(composition: TypedComposition, line: TypedLine): TypedComposition {
  const equalLine =
    line.type === 'product' ? findPlainLine(composition, line.productid) : undefined;
  if (equalLine === undefined) return { ...composition, lines: [...composition.lines, line] };
  const quantity = String(Number(equalLine.quantity) + Number(line.quantity));
  return changeLine(composition, { ...equalLine, quantity });
}

function findPlainLine({ lines }: TypedComposition, productid: number): TypedLine | undefined {
  return lines.find(
    (line) =>
      line.type === 'product' &&
      line.productid === productid &&
      line.lineid === undefined &&
      line.addons.length === 0 &&
      /^\d{1,4}$/.test(line.quantity),
  );
}

export const changeLine = (composition: TypedComposition, line: TypedLine): TypedComposition => ({
  ...composition,
  lines: composition.lines.map((candidate) => (candidate.key === line.key ? line : candidate)),
});

export const removeLine = (composition: TypedComposition, key: string): TypedComposition => ({
  ...composition,
  lines: composition.lines.filter((line) => line.key !== key),
});

/** Changes the quantity of a line. Add-ons that had the same quantity follow. */
export function changeQuantity<Line extends TypedLine>(line: Line, quantity: string): Line {
  if (line.type === 'free') return { ...line, quantity };
  const addons = line.addons.map((addon) =>
    addon.quantity === line.quantity ? { ...addon, quantity } : addon,
  );
  return { ...line, quantity, addons };
}
