import { orderStateOptions } from 'contract/orders/order-state';

const anyOption = (label: string) => ({ value: '', label });

export const stateOptions = [
  anyOption('All states'),
  { value: 'open', label: 'Open' },
  ...orderStateOptions,
];

export const stepOptions = [
  anyOption('Any step'),
  { value: 'received', label: 'Received' },
  { value: 'in_care', label: 'In our care' },
  { value: 'ready', label: 'Ready, packed or day agreed' },
  { value: 'out_for_delivery', label: 'Out for delivery' },
  { value: 'done', label: 'Done, not completed' },
];

export const kindOptions = [
  anyOption('All kinds'),
  { value: 'goods', label: 'Goods' },
  { value: 'care', label: 'Garments and care' },
  { value: 'move', label: 'Moves and storage' },
];

export const paymentOptions = [
  anyOption('Any payment'),
  { value: 'to_pay', label: 'To be paid' },
  { value: 'paid', label: 'Paid' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'refund_due', label: 'Refund due' },
  { value: 'disputed', label: 'Disputed or in doubt' },
];

export const sortOptions = [
  { value: '', label: 'Open first' },
  { value: 'false', label: 'Open and closed mixed' },
];
