import * as v from 'valibot';
import { optionalDay, optionalReason, reason } from '../calls/wire.ts';
import { declareAction } from './order-action.ts';
import { stateRequest } from './order-action-fields.ts';

/** Actions of staff that end an order or put it on hold. */
export const stateActions = {
  hold: declareAction({
    label: 'Put on hold',
    permission: 'orders',
    path: 'staff/orders/{orderno}/hold',
    request: v.object({
      reason,
      /** Day until which the order is expected to be on hold, or ''. */
      until: v.optional(optionalDay('Until about')),
      /** Whether the customer's page of the order says that it is on hold, without the reason. */
      told: v.optional(v.boolean()),
    }),
    audit: 'putOnHold',
    timelineTitle: 'Put on hold',
    dialog: {
      title: 'Put the order on hold?',
      description:
        'Its steps stop, nothing counts as late, and no e-mail is sent. It stays on hold until you take it off.',
      submitLabel: 'Put on hold',
      reason: 'required',
      fields: [
        {
          name: 'until',
          label: 'Until about',
          kind: 'date',
          hint: 'Empty if nobody knows. The hold does not end by itself.',
        },
        { name: 'told', label: "Say on the customer's page that it is on hold", kind: 'checkbox' },
      ],
    },
  }),
  resume: declareAction({
    label: 'Take off hold',
    permission: 'orders',
    path: 'staff/orders/{orderno}/resume',
    request: v.object({ reason: optionalReason }),
    audit: 'takenOffHold',
    timelineTitle: 'Taken off hold',
    dialog: {
      title: 'Take the order off hold?',
      description: 'Its steps and warnings go on. No e-mail is sent.',
      submitLabel: 'Take off hold',
      reason: 'optional',
    },
  }),
  complete: declareAction({
    label: 'Complete order',
    permission: 'orders',
    path: 'staff/orders/{orderno}/state',
    request: stateRequest,
    fixed: { state: 'completed' },
    audit: 'completed',
    timelineTitle: null,
    hasPreview: true,
  }),
  cancel: declareAction({
    label: 'Cancel order',
    permission: 'orders',
    path: 'staff/orders/{orderno}/state',
    request: stateRequest,
    fixed: { state: 'cancelled' },
    audit: 'cancelled',
    timelineTitle: null,
    hasPreview: true,
  }),
} as const;
