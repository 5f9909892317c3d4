import { callBackend } from './shoppers.ts';

const staff = { username: 'staff@example.com', password: 'staff-demo-123' };

interface Change {
  kind: 'services' | 'products';
  id: number;
  /** Values of the changed fields. Prices are in pence. */
  values?: Record<string, unknown>;
  visibility?: 'visible' | 'hidden' | 'archived';
}

/**
 * Signs in as staff. Returns a function that sends calls below `staff/catalogue` and resolves to
 * their data.
 */
async function openDesk(shop: { url: string }) {
  const { refreshtoken: token } = await callBackend<{ refreshtoken: string }>(
    shop,
    'admin/userlogin',
    { body: staff },
  );
  return <Data>(path: string, body?: object) =>
    callBackend<{ data: Data }>(shop, `staff/catalogue/${path}`, { token, ...(body && { body }) });
}

/** Adds these changes to a new draft and publishes the draft. */
export async function publishCatalogue(shop: { url: string }, changes: Change[]): Promise<void> {
  const call = await openDesk(shop);
  const newDraft = { name: 'A test', key: crypto.randomUUID() };
  const { id: draft } = (await call<{ id: number }>('drafts', newDraft)).data;
  for (const { kind, id, values, visibility } of changes) {
    if (values) await call(`${kind}/${id}`, { draft, version: 0, values });
    if (visibility) await call(`${kind}/visibility`, { draft, ids: [id], visibility });
  }
  const { version } = (await call<{ version: number }>(`drafts/${draft}`)).data;
  await call(`drafts/${draft}/publish`, { version, confirmed: true });
}

/** Undoes all publications, because tests of the same worker share the shop. */
export async function restoreCatalogue(shop: { url: string }): Promise<void> {
  const call = await openDesk(shop);
  const { data } = await call<{ id: number }[]>('publications?size=200');
  const [newest, oldest] = [data[0], data.at(-1)];
  if (!newest || !oldest) return;
  const undo = { reason: 'The test is over.', last: newest.id };
  await call(`publications/${oldest.id}/undo`, undo).catch((cause: unknown) => {
    // Ignores the refusal `no_change`, because the test may already have undone its publication.
    if (!String(cause).includes('no_change')) throw cause;
  });
}
