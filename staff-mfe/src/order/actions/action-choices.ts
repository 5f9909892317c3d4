import {
  getOrderAction,
  type OrderActionName,
  orderActionNames,
} from 'contract/order-actions/order-actions';
import type { StaffOrderPage } from 'contract/staff/order-page';

/** An action, and the day, step or mail of the order that it concerns. */
export interface ActionChoice {
  name: OrderActionName;
  trade?: string;
  step?: string;
  mailid?: number;
  paymentid?: number;
}

export type NamedChoice = ActionChoice & { label: string };

/** Returns the name of a choice within its order, for the saved values of its dialog. */
export const toDraftName = ({ name, trade, step, mailid, paymentid }: ActionChoice): string =>
  [name, trade, step, mailid, paymentid].filter((part) => part !== undefined).join(' ');

/** Returns the choices of one action. An action without a list below is a choice itself. */
export const listChoicesOf = (order: StaffOrderPage, name: OrderActionName): NamedChoice[] =>
  choiceLists[name]?.(order) ?? [{ name, label: getOrderAction(name).label }];

/** Returns all choices of all actions. */
export const listChoices = (order: StaffOrderPage): NamedChoice[] =>
  orderActionNames.flatMap((name) => listChoicesOf(order, name));

const listBookedDays = (name: OrderActionName, { days }: StaffOrderPage) =>
  days.map(({ trade, title }) => ({
    name,
    trade,
    label: `${getOrderAction(name).label}: ${title}`,
  }));

/** Choices of actions that concern a part of the order or whose name depends on it. */
const choiceLists: Partial<Record<OrderActionName, (order: StaffOrderPage) => NamedChoice[]>> = {
  changeDay: ({ days }) =>
    days.map(({ trade, title, date }) => ({
      name: 'changeDay',
      trade,
      label: `${date ? 'Change' : 'Set'} the day${days.length > 1 ? `: ${title}` : ''}`,
    })),
  keepDay: (order) => listBookedDays('keepDay', order),
  offerDay: (order) => listBookedDays('offerDay', order),
  changeEventDate: ({ eventdate }) => [
    {
      name: 'changeEventDate',
      label: `${eventdate ? 'Change' : 'Set'} the wedding or event date`,
    },
  ],
  moveStep: ({ progress }) =>
    progress.flatMap(({ trade, steps }) =>
      steps.map(({ step, label }) => ({ name: 'moveStep', trade, step, label })),
    ),
  resendMail: ({ timeline }) =>
    timeline.flatMap(({ mail, title }) =>
      mail === undefined ? [] : [{ name: 'resendMail', mailid: mail.id, label: title }],
    ),
};
