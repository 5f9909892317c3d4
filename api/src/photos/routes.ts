import type { RequestDeclaration } from 'contract/calls/call';
import { programText } from 'contract/calls/wire';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Tx } from '../db/db.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { notFound } from '../http/http-error.ts';
import { errorResponse } from '../http/responses.ts';
import { buildRequestSchema, toRoutePath } from '../http/serve-call.ts';
import { photoTables } from '../photo-tables.ts';
import { readTicket } from './photo-address.ts';
import { getPhotoFile, openPhotoStore, type PhotoStore } from './photo-store.ts';

const getPhoto = {
  method: 'GET',
  path: 'photos/{ticket}',
  access: 'everybody',
  kind: 'picture',
  summary: 'A private photo, by an address of a few minutes',
  params: v.object({ ticket: programText(200) }),
} as const satisfies RequestDeclaration;

const PhotoResponse = {
  description: 'The photo.',
  content: { 'image/jpeg': { schema: { type: 'string', format: 'binary' } } },
};

/** The route that sends private photos. No cache keeps them, and search engines do not list them. */
export const photoRoutes: ApiRoutes = async (app, { config, db }) => {
  const store = await openPhotoStore(config);
  app.get(
    toRoutePath(getPhoto.path),
    {
      config: { public: true },
      schema: {
        ...buildRequestSchema(getPhoto),
        response: { 200: PhotoResponse, '4xx': errorResponse, '5xx': errorResponse },
      },
    },
    async ({ params }, reply) => {
      const { ticket } = params as { ticket: string };
      const body = await loadPhoto(db, store, ticket);
      // The same response for false, ended and removed addresses.
      if (body === null) throw notFound('There is no such photo.');
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
          'content-security-policy': "default-src 'none'",
        })
        .type('image/jpeg')
        .send(body);
    },
  );
};

/** Returns the file of a ticket whose photo was not removed, or null. */
async function loadPhoto(tx: Tx, store: PhotoStore, ticket: string): Promise<Buffer | null> {
  const photo = await readTicket(tx, ticket);
  if (photo === null) return null;
  for (const table of photoTables) {
    const [row] = await tx
      .select({ id: table.id })
      .from(table)
      .where(eq(table.file, photo.file))
      .limit(1);
    if (row !== undefined) return store.get(getPhotoFile(photo.file, photo.size));
  }
  return null;
}
