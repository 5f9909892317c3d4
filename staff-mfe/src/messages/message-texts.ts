import type { MessageState } from 'contract/contact/inbox';

export const stateTexts = {
  open: { label: 'Open', tone: 'brass' },
  answered: { label: 'Answered', tone: 'green' },
  closed: { label: 'Closed', tone: 'neutral' },
} as const satisfies Record<MessageState, { label: string; tone: string }>;

export const deliveryTexts: Record<string, string> = {
  waiting: 'on its way',
  sent: 'sent',
  failed: 'could not be delivered',
};
