import { placeStaffOrder } from 'contract/compose/place-order';
import { isRequestError } from 'shared/data';
import { UNKNOWN_OUTCOME } from 'shared/desk';
import * as v from 'shared/schema';
import { type FieldProblem, readComposition } from '../composer/read-composition';
import type { TypedComposition } from '../composer/typed-composition';

const refusalSchema = v.object({
  ...placeStaffOrder.refusals[409].entries,
  code: v.optional(v.string()),
  field: v.optional(v.string()),
});

/**
 * Returns why the backend refused an order, with the field of the page that it is about. The field
 * is '' for a refusal of the whole order.
 */
export function readRefusal(error: unknown, composition: TypedComposition): FieldProblem {
  if (!isRequestError(error)) throw error;
  const isRefused = error.status >= 400 && error.status < 500;
  const text = isRefused && error.serverError !== '' ? error.serverError : UNKNOWN_OUTCOME;
  const parseResult = v.safeParse(refusalSchema, error.body);
  const { lineKeys } = readComposition(composition);
  const { code, field = '', line, trade } = parseResult.success ? parseResult.output : {};
  if (line !== undefined) return { field: `${lineKeys[line] ?? ''}.quantity`, text };
  if (trade !== undefined) return { field: `schedule.${trade}.date`, text };
  if (code === 'discount_limit')
    return { field: composition.discount.text.trim() === '' ? 'delivery' : 'discount', text };
  return { field: toFormField(field, lineKeys), text };
}

/** Returns the name of the page's field for a field of the request. */
function toFormField(field: string, lineKeys: readonly string[]): string {
  const [, lineIndex, lineField] = /^composition\.lines\.(\d+)(?:\.(\w+))?/.exec(field) ?? [];
  if (lineIndex !== undefined)
    return `${lineKeys[Number(lineIndex)] ?? ''}.${lineField ?? 'quantity'}`;
  if (field === 'composition.discount.reason') return 'discountReason';
  if (field.startsWith('composition.discount')) return 'discount';
  return field === 'composition.delivery' ? 'delivery' : field;
}
