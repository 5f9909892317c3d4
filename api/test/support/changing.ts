import type { Environment } from 'server/settings/read';
import { emailTemplates } from '../../src/email-templates.ts';
import { renderEmail } from '../../src/mail/email.ts';
import { mails } from '../../src/mail/tables.ts';
import { calendarShop, move } from './calendar.ts';
import type { PageData, Placed } from './orders-page.ts';
import { guest, type Person } from './people.ts';
import { address, get, placed, post } from './shopping.ts';

/** Creates a shop with shoppers who cancel their orders or request another day. */
export async function changingShop(env: Environment = {}) {
  const shop = await calendarShop({ PUBLIC_URL: 'https://shop.example.com', ...env });
  const { app, db, config, shopper, moving } = shop;

  const write = (kind: string, { orderid }: Placed) =>
    renderEmail(emailTemplates, { config, db }, { kind, orderid });

  /** Returns the queued data of an order's email. */
  async function queued(kind: string, { orderid }: Placed) {
    const rows = await db.select({ job: mails.job }).from(mails).orderBy(mails.id);
    const job = rows.findLast(({ job: one }) => one.kind === kind && one['orderid'] === orderid);
    if (job === undefined) throw new Error(`No ${kind} is queued.`);
    return renderEmail(emailTemplates, { config, db }, job.job);
  }

  /**
   * Places a guest's order of a removal on this day. Returns the order and the token in its email.
   */
  async function linked(day: string) {
    const who = await guest(app);
    await address(app, who);
    const made = await placed(app, who, moving(move(day), who as Person));
    const { text } = await write('order-confirmation', made);
    const [, token = ''] = /my-order#([\w-]{43})\n/.exec(text) ?? [];
    return { who, made, token };
  }

  /** Sends a request without a sign-in, with the token of a link. */
  const byLink = (call: 'order' | 'cancelorder' | 'calendar' | 'changedate', body: object) =>
    app.inject({ method: 'POST', url: `/users/${call}bylink`, payload: body });

  return {
    ...shop,
    ...{ write, queued, linked, byLink },
    cancel: ({ orderno }: Pick<Placed, 'orderno'>, who: Pick<Person, 'id' | 'headers'> = shopper) =>
      post(app, who, '/users/cancelorder', { orderno }),
    change: ({ orderno }: Pick<Placed, 'orderno'>, date: string, half = 'morning', who = shopper) =>
      post(app, who, '/users/changedate', { orderno, trade: 'move', date, half }),
    pageOf: async ({ orderno }: Pick<Placed, 'orderno'>, who = shopper) =>
      (await get(app, who, `/users/orderpage/${orderno}`)).json<{ data: PageData }>().data,
  };
}
