import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { CrewJobs, CrewPress } from 'contract/work/crew/crew-calls';
import { bookings } from '../../src/calendar/bookings/tables.ts';
import { orders } from '../../src/orders/records/tables.ts';
import { addDays, toLondonDay } from '../../src/schedule/london-day.ts';
import { jobs, workCrews, workPeople } from '../../src/work/records/tables.ts';
import { createOrderDesk } from './order-desk.ts';
import { createPerson, type Person } from './people.ts';
import { sendGet, sendPost } from './shopping.ts';

/** A press without the fields that every press has. */
type Press = Partial<CrewPress> & Pick<CrewPress, 'kind'>;

const today = () => toLondonDay(new Date());

/** Creates a shop with two crews, a member of each, and functions that assign and do jobs. */
export async function createCrewShop() {
  const desk = await createOrderDesk();
  const { app, db } = desk;

  async function addCrew(name: string) {
    const fields = { name, kinds: ['move' as const], startsAt: 480, endsAt: 1080 };
    const [crew] = await db.insert(workCrews).values(fields).returning();
    assert.ok(crew);
    return crew.id;
  }

  async function addMember(crewid: number | null): Promise<Person> {
    const member = await createPerson(db, 'staff', `${randomUUID()}@example.com`, 'crew');
    await db.insert(workPeople).values({ name: 'Sam', crewid, userid: member.id });
    return member;
  }

  const crewid = await addCrew('Crew 1');
  const otherCrewid = await addCrew('Crew 2');
  const member = await addMember(crewid);
  const otherMember = await addMember(otherCrewid);

  /** Moves the day of a job. 0 is today, and -1 is yesterday. */
  async function assign(orderno: string, offset = 0, crew: number | null = crewid) {
    const [order] = await db.select().from(orders).where(eq(orders.orderno, orderno));
    assert.ok(order);
    const day = addDays(today(), offset);
    const isJob = and(eq(bookings.orderid, order.id), eq(bookings.trade, 'move'));
    await db.update(bookings).set({ day }).where(isJob);
    const assignment = { crewid: crew, startsAt: 540, assignedDay: day };
    await db
      .insert(jobs)
      .values({ orderid: order.id, trade: 'move', ...assignment })
      .onConflictDoUpdate({ target: [jobs.orderid, jobs.trade], set: assignment });
    return order.id;
  }

  /** Places the order of a removal and assigns its job. */
  async function addJob(offset = 0, crew: number = crewid) {
    const { orderno } = await desk.removal();
    const orderid = await assign(orderno, offset, crew);
    return { orderno, orderid };
  }

  const createPress = (orderno: string, press: Press): CrewPress =>
    ({
      key: randomUUID(),
      orderno,
      trade: 'move',
      at: new Date().toISOString(),
      ...(press.kind === 'signature' && { name: 'Robin Example', path: 'M10 10L20 20' }),
      ...(press.kind === 'extra' && {
        text: 'Long carry',
        price: 2000,
        reason: 'No parking',
        payment: 'cash',
      }),
      ...press,
    }) as CrewPress;

  const send = (press: CrewPress, who = member) => sendPost(app, who, '/crew/events', { press });
  const press = (orderno: string, what: Press, who = member) =>
    send(createPress(orderno, what), who);

  async function readJobs(who = member): Promise<CrewJobs['jobs']> {
    const response = await sendGet(app, who, '/crew/jobs');
    assert.equal(response.statusCode, 200, response.body);
    return response.json<{ data: CrewJobs }>().data.jobs;
  }

  const sendPhoto = (orderno: string, body: Buffer, headers: object = {}, who = member) =>
    app.inject({
      method: 'POST',
      url: '/crew/photos',
      headers: {
        ...who.headers,
        'content-type': 'image/jpeg',
        'x-photo-key': randomUUID(),
        'x-job-order': orderno,
        'x-job-trade': 'move',
        'x-job-time': new Date().toISOString(),
        ...headers,
      },
      payload: body,
    });

  return {
    ...desk,
    crewid,
    otherCrewid,
    member,
    otherMember,
    addMember,
    assign,
    addJob,
    createPress,
    send,
    press,
    readJobs,
    sendPhoto,
  };
}
