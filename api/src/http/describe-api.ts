import { FEATURES } from 'contract/features';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** Serves the OpenAPI document of the routes that are registered after this call. */
export async function describeApi(
  app: FastifyInstance,
  { addressLookup }: Pick<Config, 'addressLookup'>,
): Promise<void> {
  const featureExtension = {
    'x-features': FEATURES.filter((name) => name !== 'address-lookup' || addressLookup !== null),
  };
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Shop backend',
        version: '1.0.0',
        description:
          'The calls of pages. Descriptions of fields say whether an amount is in pounds or pence.',
        ...featureExtension,
      },
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description:
              'A session of staff also needs the cookie `staff-session`, which the sign-in sets.',
          },
        },
      },
    },
    refResolver: {
      buildLocalReference: ({ $id }, _base, _fragment, index) => String($id ?? `def-${index}`),
    },
    transform: ({ schema, url, route }) => ({
      schema: route.config?.public === true ? schema : { security: [{ bearer: [] }], ...schema },
      url,
    }),
  });
  app.get('/openapi.json', { config: { public: true }, schema: { hide: true } }, () =>
    app.swagger(),
  );
}
