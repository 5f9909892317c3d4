import { createLabelCounter } from 'server/metrics';

export const countSignInFailure = createLabelCounter(
  {
    name: 'shop_sign_in_failures_total',
    help: 'Wrong passwords, also for unknown e-mail addresses, and wrong codes of second factors.',
  },
  'factor',
  ['password', 'code'],
);
