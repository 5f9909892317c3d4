import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { waitFor } from '../servers/cluster.ts';
import { apis, call, callSuccessfully, edges } from './call.ts';

/** Longest time in ms until both `api` and both `edge` servers use a published change. */
const PUBLICATION_MS = 5_000;

interface Data<Content> {
  data: Content;
}

/**
 * Publishes a new text of an FAQ question through one `api` server. Both `api` servers and both
 * `edge` servers must then return the new text.
 */
export async function checkPublishedChange(token: string): Promise<void> {
  const question = `Is this known everywhere, ${randomUUID()}?`;
  const desk = <Content>(path: string, body?: object) =>
    callSuccessfully<Data<Content>>(`${apis[0]}/staff/catalogue/${path}`, {
      token,
      ...(body !== undefined && { body }),
    }).then(({ data }) => data);
  const draft = await desk<{ id: number }>('drafts', { name: 'Questions', key: randomUUID() });
  const [row] = await desk<{ id: number }[]>('faq?size=200');
  assert.ok(row);
  const path = `faq/${row.id}`;
  const { version } = await desk<{ version: number }>(`${path}?draft=${draft.id}`);
  await desk(path, { draft: draft.id, version, values: { question } });
  const details = await desk<{ version: number }>(`drafts/${draft.id}`);
  await desk(`drafts/${draft.id}/publish`, { version: details.version, confirmed: true });
  const urls = [...apis.map((api) => `${api}/users/getfaq`), ...edges.map((edge) => `${edge}/faq`)];
  await waitFor(
    'the published question',
    async () => {
      const found = await Promise.all(
        urls.map(async (url) => JSON.stringify((await call(url)).body).includes(question)),
      );
      return found.every(Boolean);
    },
    PUBLICATION_MS,
  );
}
