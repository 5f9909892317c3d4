import * as v from 'valibot';

const optionalText = v.optional(v.string());

/** Filters of the list of orders. Days are 'YYYY-MM-DD'. */
const orderFilterEntries = {
  search: optionalText,
  state: optionalText,
  step: optionalText,
  kind: optionalText,
  workfrom: optionalText,
  workto: optionalText,
  placedfrom: optionalText,
  placedto: optionalText,
  payment: optionalText,
  undated: v.optional(v.boolean()),
  late: v.optional(v.boolean()),
  onhold: v.optional(v.boolean()),
};

/** Body of POST staff/orders/search. */
export const orderSearchRequest = v.object({
  ...orderFilterEntries,
  sort: v.string(),
  descending: v.boolean(),
  openfirst: v.boolean(),
  after: optionalText,
  size: v.number(),
});

export type OrderSearchRequest = v.InferInput<typeof orderSearchRequest>;

/**
 * Body of POST staff/orders/steps and staff/orders/steps/preview. `from` is the step on the page. A
 * move is refused if the order now has another step.
 */
export const orderStepsRequest = v.object({
  moves: v.array(
    v.object({
      orderno: v.string(),
      trade: v.string(),
      step: v.string(),
      from: optionalText,
    }),
  ),
});

export type OrderStepsRequest = v.InferInput<typeof orderStepsRequest>;

/** Body of POST staff/orders/sheets. */
export const orderSheetsRequest = v.object({ ordernos: v.array(v.string()) });

/** Body of POST staff/exports/orders. `ordernos` limits the export to these orders. */
export const orderExportRequest = v.object({
  ...orderFilterEntries,
  ordernos: v.optional(v.array(v.string())),
});

export type OrderExportRequest = v.InferInput<typeof orderExportRequest>;

/** Body of POST staff/exports/takings and staff/exports/customers. */
export const rangeExportRequest = v.object({ from: v.string(), to: v.string() });

export type RangeExportRequest = v.InferInput<typeof rangeExportRequest>;
