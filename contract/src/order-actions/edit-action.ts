import * as v from 'valibot';
import { storedSchedule } from '../calendar/booking-fields.ts';
import { integer, reason, typedText } from '../calls/wire.ts';
import { composition } from '../compose/composition.ts';
import { declareAction } from './order-action.ts';
import { version } from './order-action-fields.ts';

/** Amounts are in pence. */
const editedFields = {
  version,
  composition,
  /**
   * All days that the order has after the change. A day that is absent is agreed later. Without the
   * field, days stay as long as lines need them.
   */
  schedule: v.optional(storedSchedule),
  /** Whether to book a day that is full, closed or too soon. */
  override: v.optional(v.boolean()),
  note: v.optional(typedText('text', 'Note', 1_000)),
};

/** The action by which staff change lines, prices and days of an order together. */
export const editActions = {
  editOrder: declareAction({
    label: 'Change the order',
    permission: 'orders',
    path: 'staff/orders/{orderno}/edit',
    request: v.object({
      ...editedFields,
      reason,
      /** Total that the page showed. Another total refuses the call. */
      total: v.pipe(integer, v.metadata({ title: 'Total', minimum: 0 })),
      /** Whether staff confirmed the credit note over lines that invoices have. */
      creditnote: v.optional(v.boolean()),
    }),
    previewRequest: v.object(editedFields),
    audit: 'edited',
    timelineTitle: 'Order changed',
    page: 'admin/orders/{orderno}/edit',
    hasPreview: true,
  }),
} as const;
