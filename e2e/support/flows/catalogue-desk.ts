import { callBackend } from './shoppers.ts';

const staff = { username: 'staff@example.com', password: 'staff-demo-123' };

interface Change {
  kind: 'services' | 'products';
  id: number;
  /** Prices are in pence. */
  values?: Record<string, unknown>;
  visibility?: 'visible' | 'hidden' | 'archived';
}

/** Publishes these changes in one step, as staff do at the desk. */
export async function publishCatalogue(shop: { url: string }, changes: Change[]): Promise<void> {
  const { refreshtoken: token } = await callBackend<{ refreshtoken: string }>(
    shop,
    'admin/userlogin',
    { body: staff },
  );
  const call = <Data>(path: string, body?: object) =>
    callBackend<{ data: Data }>(shop, `staff/catalogue/${path}`, { token, ...(body && { body }) });
  const newDraft = { name: 'A test', key: crypto.randomUUID() };
  const { id: draft } = (await call<{ id: number }>('drafts', newDraft)).data;
  for (const { kind, id, values, visibility } of changes) {
    if (values) await call(`${kind}/${id}`, { draft, version: 0, values });
    if (visibility) await call(`${kind}/visibility`, { draft, ids: [id], visibility });
  }
  const { version } = (await call<{ version: number }>(`drafts/${draft}`)).data;
  await call(`drafts/${draft}/publish`, { version, confirmed: true });
}
