import type { ApiRoutes } from '../http/api-routes.ts';
import { answers, DoneAnswer } from '../http/answers.ts';
import { refuseControlCharacters } from '../http/clean-text.ts';
import { badRequest } from '../http/http-error.ts';
import { needProvider } from './choose-provider.ts';
import type { PaymentProvider, ProviderEvent } from './provider.ts';
import { takeEvent } from './take-event.ts';

/** Route for the provider's webhooks, which are authenticated by their signature (rule 35). */
export const webhookRoutes: ApiRoutes = async (app, context) => {
  // Keeps the raw bytes of the body, because the signature covers them.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.post(
    '/payments/webhook',
    {
      config: { public: true },
      schema: {
        summary: 'Events of the card payment provider, signed by it',
        response: answers(DoneAnswer),
      },
    },
    async ({ body, headers }) => {
      const signature = headers['stripe-signature'];
      const event = readEvent(needProvider(context), body, signature);
      refuseControlCharacters(event);
      await takeEvent(context.db, event);
      return { status: true as const };
    },
  );
};

function readEvent(
  provider: PaymentProvider,
  body: unknown,
  signature: string | string[] | undefined,
): ProviderEvent {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw unsigned();
  try {
    return provider.readEvent(body, signature);
  } catch (cause) {
    throw Object.assign(unsigned(), { cause });
  }
}

function unsigned() {
  return badRequest(
    'The signature of this event is not valid, or not of this time.',
    'bad_signature',
  );
}
