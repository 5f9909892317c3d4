import { Counter } from 'server/metrics';

const failures = new Counter({
  name: 'shop_sign_in_failures_total',
  help: 'Wrong passwords, also for unknown e-mail addresses, and wrong codes of second factors.',
  labelNames: ['factor'],
});

type SignInFactor = 'password' | 'code';

for (const factor of ['password', 'code'] satisfies SignInFactor[]) failures.inc({ factor }, 0);

export const countSignInFailure = (factor: SignInFactor): void => failures.inc({ factor });
