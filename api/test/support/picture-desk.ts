import type { Picture } from 'contract/staff/catalogue/picture';
import { createColleague } from './colleagues.ts';
import type { TestApp } from './test-app.ts';

/** Creates a staff member who may edit the catalogue. Returns requests to the picture library. */
export async function createPictureDesk(shop: TestApp) {
  const member = await createColleague(shop);
  const upload = (payload: Buffer, type = 'image/jpeg') =>
    shop.app.inject({
      method: 'POST',
      url: '/staff/catalogue/pictures',
      headers: { ...member.headers, 'content-type': type },
      payload,
    });
  return {
    ...member,
    upload,
    add: async (payload: Buffer) => (await upload(payload)).json<{ data: Picture }>().data,
    list: async (query = '') =>
      (await member.get(`/staff/catalogue/pictures?${query}`)).json<{
        data: Picture[];
        next: string;
      }>(),
  };
}
