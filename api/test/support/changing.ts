import type { Environment } from 'server/settings/read';
import { emailTemplates } from '../../src/email-templates.ts';
import { renderEmail } from '../../src/mail/email/email.ts';
import { mails } from '../../src/mail/queue/tables.ts';
import { createCalendarShop, createMoveSchedule } from './calendar.ts';
import type { PageData, PlacedOrder } from './orders-page.ts';
import { createGuest, type Person } from './people.ts';
import { saveShippingDetails, sendGet, placeOrder, sendPost } from './shopping.ts';

/** Creates a shop with shoppers who cancel their orders or request another day. */
export async function createChangingShop(env: Environment = {}) {
  const shop = await createCalendarShop({ PUBLIC_URL: 'https://shop.example.com', ...env });
  const { app, db, config, shopper, moving } = shop;

  const write = (kind: string, { orderid }: PlacedOrder) =>
    renderEmail(emailTemplates, { config, db }, { kind, orderid });

  /** Returns the queued data of an order's email. */
  async function queued(kind: string, { orderid }: PlacedOrder) {
    const rows = await db.select({ job: mails.job }).from(mails).orderBy(mails.id);
    const job = rows.findLast(({ job: one }) => one.kind === kind && one['orderid'] === orderid);
    if (job === undefined) throw new Error(`No ${kind} is queued.`);
    return renderEmail(emailTemplates, { config, db }, job.job);
  }

  /**
   * Places a guest's order of a removal on this day. Returns the order and the token in its email.
   */
  async function linked(day: string) {
    const who = await createGuest(app);
    await saveShippingDetails(app, who);
    const made = await placeOrder(app, who, moving(createMoveSchedule(day), who as Person));
    const { text } = await write('order-confirmation', made);
    const [, token = ''] = /my-order#([\w-]{43})\n/.exec(text) ?? [];
    return { who, made, token };
  }

  /** Sends a request without a sign-in, with the token of a link. */
  const byLink = (call: 'order' | 'cancelorder' | 'calendar' | 'changedate', body: object) =>
    app.inject({ method: 'POST', url: `/users/${call}bylink`, payload: body });

  return {
    ...shop,
    write,
    queued,
    linked,
    byLink,
    cancel: (
      { orderno }: Pick<PlacedOrder, 'orderno'>,
      who: Pick<Person, 'id' | 'headers'> = shopper,
    ) => sendPost(app, who, '/users/cancelorder', { orderno }),
    change: (
      { orderno }: Pick<PlacedOrder, 'orderno'>,
      date: string,
      half = 'morning',
      who = shopper,
    ) => sendPost(app, who, '/users/changedate', { orderno, trade: 'move', date, half }),
    pageOf: async ({ orderno }: Pick<PlacedOrder, 'orderno'>, who = shopper) =>
      (await sendGet(app, who, `/users/orderpage/${orderno}`)).json<{ data: PageData }>().data,
  };
}
