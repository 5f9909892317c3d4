import { type Static, Type } from 'typebox';
import { typedText } from '../../../http/fields.ts';
import { Day } from '../../../schedule/schedule.ts';
import { ApiFulfilmentGroup, ApiStep } from '../../progress/to-api-progress.ts';
import { ApiOrderState } from '../../records/to-api-order.ts';

const createDaySchema = (title: string) => Type.Optional({ ...Day, title });

/** Filters of the list of orders and of its export. */
export const orderFilterFields = {
  search: Type.Optional({
    ...typedText('line', 'Search', 100),
    description: 'Parts of number, name, e-mail, phone, postcode, product or personalisation.',
  }),
  state: Type.Optional(
    Type.Union([ApiOrderState, Type.Literal('open')], {
      description: "A state, or 'open' for all unfinished orders.",
    }),
  ),
  step: Type.Optional({ ...ApiStep, description: 'Current step of unfinished orders.' }),
  kind: Type.Optional(ApiFulfilmentGroup),
  workfrom: createDaySchema('First date of work'),
  workto: createDaySchema('Last date of work'),
  placedfrom: createDaySchema('First day of placing'),
  placedto: createDaySchema('Last day of placing'),
  payment: Type.Optional(Type.Enum(['paid', 'to_pay', 'refund_due'] as const)),
  undated: Type.Optional(
    Type.Boolean({ description: 'True: only orders that lack a day that they need.' }),
  ),
  onhold: Type.Optional(Type.Boolean({ description: 'True: only orders on hold.' })),
  late: Type.Optional(
    Type.Boolean({ description: 'True: only orders that will miss their due date.' }),
  ),
};

/** A filter for an export. `ordernos` limits the export to the selected orders. */
export const OrderExportBody = Type.Object(
  {
    ...orderFilterFields,
    ordernos: Type.Optional(
      Type.Array(Type.String({ maxLength: 100 }), { minItems: 1, maxItems: 200 }),
    ),
  },
  { additionalProperties: false },
);

export type OrderFilter = Static<typeof OrderExportBody>;

export const orderSorts = ['placed', 'work', 'total'] as const;

export type OrderSort = (typeof orderSorts)[number];

export const OrderSearchBody = Type.Object(
  {
    ...orderFilterFields,
    sort: Type.Enum([...orderSorts], { default: 'placed' }),
    descending: Type.Boolean({ default: true }),
    openfirst: Type.Boolean({ default: true }),
    after: Type.Optional(
      Type.String({ maxLength: 200, description: "Cursor: 'next' of the previous page." }),
    ),
    size: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
  },
  { additionalProperties: false },
);

export type OrderSearch = Static<typeof OrderSearchBody>;
