import * as v from 'valibot';
import { half, trade } from '../calendar/booking-fields.ts';
import { day, optionalReason } from '../calls/wire.ts';
import { declareAction } from './order-action.ts';
import { bookingRequest, version } from './order-action-fields.ts';

/** Actions of staff about the booked days of an order. */
export const dayActions = {
  changeDay: declareAction({
    label: 'Change the day',
    permission: 'calendar',
    path: 'staff/bookings/{orderno}/date',
    request: v.object({
      trade,
      date: day,
      half,
      reason: optionalReason,
      /** Whether to allow a day that is full, closed or too soon. Needs a reason. */
      override: v.optional(v.boolean()),
      version: v.optional(version),
    }),
    audit: 'dayChanged',
    timelineTitle: null,
    hasPreview: true,
  }),
  confirmDay: declareAction({
    label: 'Confirm the day',
    permission: 'calendar',
    path: 'staff/bookings/{orderno}/confirm',
    /** `accept` confirms even a booking that the calendar would not take now. */
    request: v.nullable(v.object({ accept: v.optional(v.boolean()) })),
    audit: 'dayConfirmed',
    timelineTitle: null,
    hasPreview: true,
    dialog: {
      title: 'Confirm the day?',
      description:
        'The place is kept for good. The customer gets an e-mail and need not confirm it any more.',
      submitLabel: 'Confirm the day',
      acceptField: 'accept',
    },
  }),
  keepDay: declareAction({
    label: 'Keep this day',
    permission: 'calendar',
    path: 'staff/bookings/{orderno}/keep',
    request: bookingRequest,
    audit: 'dayKept',
    timelineTitle: 'Day kept in spite of the calendar',
    isInBar: false,
    dialog: {
      title: 'Keep this day?',
      description: 'The booking stays as it is. The customer hears nothing.',
      submitLabel: 'Keep this day',
    },
  }),
  offerDay: declareAction({
    label: 'Offer another day',
    permission: 'calendar',
    path: 'staff/bookings/{orderno}/offer',
    request: bookingRequest,
    audit: 'dayOffered',
    timelineTitle: 'Another day asked for',
    isInBar: false,
    hasPreview: true,
    dialog: {
      title: 'Offer another day?',
      description: 'The customer gets a link to choose another day. The place is held until then.',
      submitLabel: 'Send the e-mail',
    },
  }),
} as const;
