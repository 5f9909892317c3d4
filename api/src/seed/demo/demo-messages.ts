import type { MessageKind, MessageState } from 'contract/contact/inbox';

/** A message to the firm in the demo data. */
interface DemoMessage {
  /** Index of the sender in `demoPeople`. */
  person: number;
  hoursAgo: number;
  subject: string;
  message: string;
  kind?: MessageKind;
  state?: MessageState;
  /** Reply of staff, or undefined. */
  reply?: string;
}

export const demoMessages: readonly DemoMessage[] = [
  {
    person: 1,
    hoursAgo: 3,
    subject: 'Quote for a three-bedroom move',
    kind: 'quote',
    message:
      'Hello, we move from SE17 to Kingston in about six weeks: three bedrooms, a piano on the ground floor, no lift. Could you send us a price? We can pack the books ourselves.',
  },
  {
    person: 4,
    hoursAgo: 7,
    subject: 'Red wine on the hem',
    message:
      'There is a red wine mark of about two centimetres on the silk hem. Is it likely to come out, and should I try anything before you collect the dress?',
  },
  {
    person: 12,
    hoursAgo: 22,
    subject: 'Parking on the day',
    message:
      'Our street has residents’ parking until 6.30 pm. Do you arrange the suspension for the lorry or do we?',
  },
  {
    person: 18,
    hoursAgo: 29,
    subject: 'Quote for an office',
    kind: 'quote',
    message:
      'Eight desks, two meeting tables and about 40 crates, from EC1 to E14, on a Saturday. What would it cost and how long would it take?',
  },
  {
    person: 9,
    hoursAgo: 52,
    subject: 'Can you keep to the 14th?',
    message: 'I forgot to enter the date of the wedding. Could you still manage by the 14th?',
    state: 'answered',
    reply:
      'Thank you for telling us. Yes, we can: your dress reaches us this week, and we note the date with your order.',
  },
  {
    person: 27,
    hoursAgo: 98,
    subject: 'Thank you',
    message:
      'The crew was wonderful, nothing was scratched. Please pass our thanks on to both of them.',
    state: 'closed',
  },
  {
    person: 33,
    hoursAgo: 170,
    subject: 'Boxes left over',
    message: 'We have eleven boxes that were never unfolded. Where may we send them back to?',
    state: 'answered',
    reply:
      'Please bring them to our warehouse on any working day, or tell us when we may fetch them.',
  },
  {
    person: 38,
    hoursAgo: 300,
    subject: 'Insurance',
    message: 'Does the cover of £5000 also apply to a dress that my grandmother wore?',
    state: 'answered',
    reply: 'It does, at half of what it would cost today. For more, please add the extended cover.',
  },
];
