import { after } from 'node:test';
import Fastify from 'fastify';

export const LOOKUP_KEY = 'ak_test_1';

/** An address as Ideal Postcodes returns it, with some of its many other fields. */
export const providerAddress = (line_1: string, more: object = {}) => ({
  postcode: 'ID1 1QD',
  postcode_inward: '1QD',
  postcode_outward: 'ID1',
  post_town: 'LONDON',
  dependant_locality: '',
  line_1,
  line_2: 'Kings Row',
  line_3: '',
  premise: line_1,
  county: 'London',
  country: 'England',
  udprn: 25962203,
  ...more,
});

/** Failures of the provider. Documented ones have their status and code. */
export type Failure = keyof typeof failures | 'hangs' | 'html' | 'stalls' | 'endless' | 'redirects';

const failures = {
  limitOfDay: { status: 402, body: { code: 4021, message: 'Lookup Limit Reached' } },
  balance: { status: 402, body: { code: 4020, message: 'Key balance depleted' } },
  rateLimit: { status: 503, body: { code: 5030, message: 'Service Unavailable' } },
  broken: { status: 500, body: { code: 5000, message: 'Internal Server Error' } },
  otherShape: { status: 200, body: { code: 2000, message: 'Success', result: { line_1: 'x' } } },
};

/**
 * Serves the postcode lookup of Ideal Postcodes (API v1) over its real protocol: the key in the
 * header, codes beside the status, suggestions for an unknown postcode.
 */
export async function startFakeIdealPostcodes() {
  const server = Fastify({ forceCloseConnections: true });
  const fake = { asked: [] as string[], failure: null as Failure | null, url: '' };
  const addresses: Record<string, object[]> = {
    ID11QD: [providerAddress('2 Barons Court Road'), providerAddress('4 Barons Court Road')],
    NE11AA: [providerAddress('1 Quayside', { post_town: 'NEWCASTLE UPON TYNE' })],
    ST11AA: [providerAddress('1 Kiln Lane', { post_town: 'STOKE-ON-TRENT' })],
  };

  server.get<{ Params: { postcode: string } }>(
    '/v1/postcodes/:postcode',
    async (request, reply) => {
      const { postcode } = request.params;
      fake.asked.push(postcode);
      const { failure } = fake;
      if (failure === 'hangs') return new Promise(() => undefined);
      if (failure === 'html') return reply.type('text/html').send('<h1>Maintenance</h1>');
      if (failure === 'redirects') return reply.redirect('http://127.0.0.1:1/elsewhere');
      if (failure === 'stalls' || failure === 'endless') {
        reply.hijack();
        reply.raw.writeHead(200, { 'content-type': 'application/json' });
        reply.raw.write('{"code":2000,"result":[');
        if (failure === 'endless')
          for (let part = 0; part < 60; part += 1) reply.raw.write(' '.repeat(65_536));
        return reply;
      }
      if (failure !== null)
        return reply.code(failures[failure].status).send(failures[failure].body);
      if (request.headers.authorization !== `api_key="${LOOKUP_KEY}"`)
        return reply.code(401).send({ code: 4010, message: 'Invalid Key' });
      const result = addresses[postcode.replace(/\s/g, '').toUpperCase()];
      return result === undefined
        ? reply
            .code(404)
            .send({ code: 4040, message: 'Postcode Not Found', suggestions: ['ID1 1QD'] })
        : { result, code: 2000, message: 'Success' };
    },
  );
  fake.url = await server.listen({ host: '127.0.0.1', port: 0 });
  after(() => server.close());
  return Object.assign(fake, {
    env: { ADDRESS_LOOKUP: `idealpostcodes:${LOOKUP_KEY}`, ADDRESS_LOOKUP_URL: fake.url },
  });
}
