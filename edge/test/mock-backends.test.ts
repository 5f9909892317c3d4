import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readRemoteFile } from 'build/remote-file';
import { MOCK_BACKEND_SOURCE, readMockBackend } from 'build/mock-backend-file';
import Fastify from 'fastify';
import { matchRoutes } from 'react-router';

const root = join(import.meta.dirname, '../..');
const remotes = readdirSync(root).filter((name) =>
  existsSync(join(root, name, MOCK_BACKEND_SOURCE)),
);

/** Returns the responses of our own backend from its OpenAPI document. */
const { paths } = JSON.parse(
  readFileSync(join(root, 'contract/generated/openapi.json'), 'utf8'),
) as { paths: Record<string, Record<string, Operation>> };
interface Operation {
  responses: { 200: { content: { 'application/json': { schema: object } } } };
}

for (const name of remotes) {
  const mockBackend = readMockBackend(join(root, name));
  assert.ok(mockBackend);
  const { answers: responses, shoppers, visits } = mockBackend;

  describe(`the mock backend of ${name}`, () => {
    it('responds only as our own backend may', async () => {
      for (const [call, { status = 200, body }] of Object.entries(responses)) {
        assert.equal(status, 200, `${call} is no answer of the whole`);
        assert.equal(await findSchemaErrors(findResponseSchema(call), body), null, call);
      }
    });

    it('has a smoke-check page for each route and no other', () => {
      const { routes, shows = {} } = readRemoteFile(join(root, name));
      const visited = visits.map(
        ({ path }) => matchRoutes(routes, path)?.at(-1)?.route.path ?? `nobody: ${path}`,
      );
      assert.deepEqual(new Set(visited), new Set(routes.map(({ path }) => path)));
      const seen = visits.flatMap((visit) => visit.shows ?? []);
      assert.deepEqual(seen, Object.values(shows));
    });

    it('names the visitor of each page', () => {
      for (const { as } of visits) if (as) assert.ok(Object.hasOwn(shoppers, as), as);
    });
  });
}

function findResponseSchema(call: string): object {
  const [method = '', path = ''] = call.toLowerCase().split(' ');
  const patterns = Object.keys(paths).filter((one) =>
    matchesPattern(one.toLowerCase(), `/${path}`),
  );
  // The call with the fewest parameters takes precedence, as in the backend's router.
  const pattern = patterns.toSorted(
    (one, other) => countParameters(one) - countParameters(other),
  )[0];
  const operation = pattern ? paths[pattern]?.[method] : undefined;
  assert.ok(operation, `${call} is no call of the backend's`);
  return operation.responses[200].content['application/json'].schema;
}

const countParameters = (pattern: string) => pattern.split('{').length;

/**
 * Returns whether a path matches a pattern like '/users/getproducts/{serviceid}'. '*' in the path
 * matches any text.
 */
function matchesPattern(pattern: string, path: string): boolean {
  const pathSegments = path.split('/');
  const patternSegments = pattern.split('/');
  if (path.endsWith('*')) return pattern.startsWith(path.slice(0, -1));
  const isSame = (part: string, index: number) =>
    part.startsWith('{') || part === pathSegments[index];
  return pathSegments.length === patternSegments.length && patternSegments.every(isSame);
}

/** Returns the schema errors of a body, or null. */
async function findSchemaErrors(schema: object, body: unknown): Promise<string | null> {
  const app = Fastify({
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        keywords: ['x-typed'],
        strictSchema: false,
      },
    },
  });
  app.post('/', { schema: { body: schema } }, () => 'fits');
  const payload = JSON.stringify(body);
  const response = await app.inject({
    method: 'POST',
    url: '/',
    payload,
    headers: { 'content-type': 'application/json' },
  });
  await app.close();
  return response.statusCode === 200 ? null : response.body;
}
