import * as v from 'valibot';
import { dataResponse, declareCall } from '../../calls/call.ts';
import {
  day,
  integer,
  orderNumber,
  pageSize,
  pounds,
  programText,
  time,
  typedText,
  openEnum,
} from '../../calls/wire.ts';
import { type FulfilmentGroup, fulfilmentGroups } from '../../catalog/fulfilment.ts';
import { type OrderState, orderStateNames } from '../order-state.ts';
import { type Step, steps } from '../order-texts/part-texts.ts';

/** Calls of the list of orders, and of changes to several orders. */

/** Largest number of orders that the backend counts. A larger total means that there are more. */
export const MAX_COUNTED_ORDERS = 1_000;

/** Largest number of orders that one request moves, prints or exports by number. */
export const MAX_SELECTED_ORDERS = 200;

const access = 'orders';
/** A fulfilment group of an order, such as its goods or its move. */
const trade = v.picklist(fulfilmentGroups);
const step = v.picklist(steps);
const filterDay = (title: string) => v.optional(v.pipe(day, v.metadata({ title })));

const filterFields = {
  /** Parts of number, name, e-mail, phone, postcode, product or personalisation. */
  search: v.optional(typedText('line', 'Search', 100)),
  /** A state, or 'open' for all unfinished orders. */
  state: v.optional(v.picklist([...orderStateNames, 'open'])),
  /** Current step of unfinished orders. */
  step: v.optional(step),
  kind: v.optional(trade),
  workfrom: filterDay('First date of work'),
  workto: filterDay('Last date of work'),
  placedfrom: filterDay('First day of placing'),
  placedto: filterDay('Last day of placing'),
  payment: v.optional(v.picklist(['paid', 'to_pay', 'overdue', 'refund_due', 'disputed'])),
  /** True: only orders that lack a day that they need. */
  undated: v.optional(v.boolean()),
  /** True: only orders that will miss their due date. */
  late: v.optional(v.boolean()),
  onhold: v.optional(v.boolean()),
};

/** Numbers of selected orders. */
export const selectedOrders = v.pipe(
  v.array(orderNumber),
  v.metadata({ minItems: 1, maxItems: MAX_SELECTED_ORDERS }),
);

/** Body of POST staff/exports/orders, which responds with a file. */
export const orderExport = v.object({ ...filterFields, ordernos: v.optional(selectedOrders) });

export type OrderFilter = v.InferOutput<typeof orderExport>;

export const orderSorts = ['placed', 'work', 'total'] as const;

export type OrderSort = (typeof orderSorts)[number];

const shownTrade = openEnum<FulfilmentGroup>();
const labelledStep = v.object({ step: openEnum<Step>(), label: v.string() });

/** A row of the list. */
const orderListRow = v.object({
  orderno: v.string(),
  /** First and last name. */
  customer: v.string(),
  createdat: time,
  /** First day of work, or null. */
  workday: v.nullable(v.string()),
  workhalf: v.nullable(v.string()),
  undated: v.boolean(),
  late: v.boolean(),
  onhold: v.optional(v.boolean(), false),
  /** Warning about the payment, such as 'Payment disputed', or ''. */
  paymentalert: v.optional(v.string(), ''),
  /** Whether the order's page has notes about its addresses. */
  checkaddress: v.optional(v.boolean(), false),
  state: openEnum<OrderState>(),
  /** Label of the state if it depends on the order, else ''. */
  statelabel: v.optional(v.string(), ''),
  progress: v.array(
    v.object({
      trade: shownTrade,
      title: v.string(),
      ...labelledStep.entries,
      /** Null after the last step. */
      next: v.nullable(labelledStep),
    }),
  ),
  totalamount: pounds,
  /** Short text of the order's lines. */
  what: v.string(),
});

export type OrderListRow = v.InferOutput<typeof orderListRow>;
export type OrderListRowOnWire = v.InferInput<typeof orderListRow>;

export const searchOrders = declareCall({
  method: 'POST',
  path: 'staff/orders/search',
  access,
  summary: 'A page of the orders that match a search and filters',
  body: v.object({
    ...filterFields,
    sort: v.optional(v.picklist(orderSorts), 'placed'),
    descending: v.optional(v.boolean(), true),
    openfirst: v.optional(v.boolean(), true),
    /** `next` of the previous page. */
    after: v.optional(programText(200)),
    size: pageSize,
  }),
  response: v.object({
    data: v.array(orderListRow),
    next: v.nullable(v.string()),
    /**
     * Number of all matching orders, `MAX_COUNTED_ORDERS + 1` if there are more, or null if it is
     * unknown.
     */
    total: v.optional(v.nullable(integer), null),
  }),
});

const stepMoves = v.object({
  moves: v.pipe(
    v.array(
      v.object({
        orderno: orderNumber,
        trade,
        step,
        /** The step on the page. The move is refused if the order now has another step. */
        from: v.optional(step),
      }),
    ),
    v.metadata({ minItems: 1, maxItems: MAX_SELECTED_ORDERS }),
  ),
});

export type StepMove = v.InferInput<typeof stepMoves>['moves'][number];

const moveResult = v.object({
  orderno: v.string(),
  trade: shownTrade,
  /** Reason of a refusal, or null after a success. */
  error: v.nullable(v.string()),
});

export type MoveResult = v.InferOutput<typeof moveResult>;

export const moveSteps = declareCall({
  method: 'POST',
  path: 'staff/orders/steps',
  access,
  summary: 'Moves several orders to a step each, and reports each result',
  body: stepMoves,
  response: dataResponse(v.array(moveResult)),
});

const stepsPreview = v.object({
  moves: v.array(
    v.object({
      ...moveResult.entries,
      /** Index in `mails` of the move's mail, or null if no mail is sent. */
      mail: v.nullable(integer),
    }),
  ),
  /** One mail for each title, as one of the orders gets it. */
  mails: v.array(
    v.object({
      title: v.string(),
      orderno: v.string(),
      to: v.string(),
      subject: v.string(),
      text: v.string(),
    }),
  ),
});

export type StepsPreview = v.InferOutput<typeof stepsPreview>;

export const previewSteps = declareCall({
  method: 'POST',
  path: 'staff/orders/steps/preview',
  access,
  summary: 'The mails that moving several orders would send, and refusals. Nothing is changed',
  body: stepMoves,
  response: dataResponse(stepsPreview),
});
