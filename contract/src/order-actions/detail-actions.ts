import * as v from 'valibot';
import { moveAddress } from '../calendar/booking-fields.ts';
import { id, optionalReason, reason, requiredText } from '../calls/wire.ts';
import { fulfilmentGroups } from '../catalog/fulfilment.ts';
import { steps } from '../orders/order-texts/part-texts.ts';
import { contactFields } from '../orders/typed-contact.ts';
import { declareAction } from './order-action.ts';
import { linkRequest, version } from './order-action-fields.ts';

/** Actions of staff about steps, details, notes, mails and links of an order. */
export const detailActions = {
  addNote: declareAction({
    label: 'Add a note',
    permission: 'orders',
    path: 'staff/orders/{orderno}/notes',
    request: v.object({
      text: requiredText('text', 'Note', 2000),
      /** UUID from the page. A repeated call with it adds no second note. */
      key: v.pipe(v.string(), v.metadata({ pattern: '^[0-9a-f-]{36}$' })),
    }),
    audit: 'noteAdded',
    timelineTitle: null,
  }),
  moveStep: declareAction({
    label: 'Move a step',
    permission: 'orders',
    path: 'staff/orders/{orderno}/progress',
    request: v.object({
      trade: v.picklist(fulfilmentGroups),
      step: v.picklist(steps),
      /** Step on which the change is based. Absent if the change applies to any step. */
      from: v.optional(v.picklist(steps)),
      reason: optionalReason,
      version: v.optional(version),
    }),
    audit: 'stepMoved',
    timelineTitle: null,
    isInBar: false,
    hasPreview: true,
  }),
  changeContact: declareAction({
    label: 'Change details',
    permission: 'orders',
    path: 'staff/orders/{orderno}/contact',
    request: v.object({ version, reason, ...contactFields }),
    previewRequest: v.object({ email: contactFields.email }),
    audit: 'contactChanged',
    timelineTitle: 'Details changed',
    hasPreview: true,
  }),
  changeEventDate: declareAction({
    label: 'Change the wedding date',
    permission: 'orders',
    path: 'staff/orders/{orderno}/event-date',
    /** The date '' removes the event date. */
    request: v.object({
      version,
      reason,
      eventdate: v.pipe(
        v.string(),
        v.metadata({ title: 'Date of the wedding or event', maxLength: 10 }),
      ),
    }),
    audit: 'eventDateChanged',
    timelineTitle: 'Wedding or event date changed',
  }),
  changeMoveAddresses: declareAction({
    label: 'Change the addresses of the move',
    permission: 'orders',
    path: 'staff/orders/{orderno}/move-addresses',
    request: v.object({
      version,
      reason,
      pickup: moveAddress,
      destination: moveAddress,
    }),
    audit: 'moveAddressesChanged',
    timelineTitle: 'Addresses of the move changed',
  }),
  resendMail: declareAction({
    label: 'Send a mail again',
    permission: 'orders',
    path: 'staff/orders/{orderno}/mails/{mailid}/resend',
    request: v.optional(v.nullable(v.object({}))),
    params: { mailid: id },
    audit: 'mailResent',
    timelineTitle: 'Mail sent again',
    isInBar: false,
    hasPreview: true,
  }),
  stopReminders: declareAction({
    label: 'Switch reminders off',
    permission: 'orders',
    path: 'staff/orders/{orderno}/reminders/stop',
    request: v.object({ reason: optionalReason }),
    audit: 'remindersStopped',
    timelineTitle: 'Reminders switched off',
    dialog: {
      title: 'Switch reminders off?',
      description:
        'The customer gets no reminder of the booked days, and is not asked for a review. Mails about changes of the order are still sent.',
      submitLabel: 'Switch off',
      reason: 'optional',
    },
  }),
  resumeReminders: declareAction({
    label: 'Switch reminders on',
    permission: 'orders',
    path: 'staff/orders/{orderno}/reminders/resume',
    request: v.object({ reason: optionalReason }),
    audit: 'remindersResumed',
    timelineTitle: 'Reminders switched on',
    dialog: {
      title: 'Switch reminders on again?',
      description: 'The customer gets a reminder on the day before each booked day.',
      submitLabel: 'Switch on',
      reason: 'optional',
    },
  }),
  renewLink: declareAction({
    label: 'Renew the link',
    permission: 'orders',
    path: 'staff/orders/{orderno}/links/renew',
    request: linkRequest,
    audit: 'linkRenewed',
    timelineTitle: 'Mail link renewed',
    hasPreview: true,
    dialog: {
      title: 'Mail a new link?',
      description: 'The links in earlier mails stop working.',
      submitLabel: 'Mail a new link',
      reason: 'required',
    },
  }),
  endLinks: declareAction({
    label: 'End mail links',
    permission: 'orders',
    path: 'staff/orders/{orderno}/links/end',
    request: linkRequest,
    audit: 'linksEnded',
    timelineTitle: 'Mail links ended',
    dialog: {
      title: 'End the mail links?',
      description: 'The links in all mails of this order stop working. No new one is mailed.',
      submitLabel: 'End the links',
      reason: 'required',
    },
  }),
} as const;
