import assert from 'node:assert/strict';
import type { Board } from 'contract/work/board';
import type { Job } from 'contract/work/job-fields';
import type { Resources } from 'contract/work/resources';
import type { Environment } from 'server/settings/read';
import { createCalendarShop, createMoveSchedule } from './calendar.ts';
import { createPerson } from './people.ts';
import { placeOrder, sendGet, sendPost } from './shopping.ts';

/** Creates a shop with a calendar, staff, and functions that plan jobs. */
export async function createWorkDesk(env: Environment = {}) {
  const shop = await createCalendarShop(env);
  const { app, db, shopper, staff, daysOf, moving } = shop;
  const colleague = await createPerson(db, 'staff', 'planner@example.com', 'staff');

  const post = (path: string, body: object, who = staff) =>
    sendPost(app, who, `/staff/work/${path}`, body);

  async function change(path: string, body: object): Promise<Resources> {
    const response = await post(path, body);
    assert.equal(response.statusCode, 200, response.body);
    return response.json<{ data: Resources }>().data;
  }

  const findLast = <Row extends { id: number }>(rows: readonly Row[]): Row => {
    const row = rows.toSorted((a, b) => a.id - b.id).at(-1);
    assert.ok(row);
    return row;
  };

  const addCrew = async (name: string, more: object = {}) =>
    findLast(
      (
        await change('crews', {
          id: null,
          version: 0,
          name,
          kinds: ['move'],
          startsat: 480,
          endsat: 1080,
          active: true,
          ...more,
        })
      ).crews,
    );

  const addPerson = async (name: string, crewid: number | null, more: object = {}) =>
    findLast(
      (
        await change('people', {
          id: null,
          version: 0,
          name,
          phone: '',
          crewid,
          userid: null,
          active: true,
          ...more,
        })
      ).people,
    );

  const addVan = async (name: string, litres: number) =>
    findLast(
      (
        await change('vans', {
          id: null,
          version: 0,
          name,
          registration: 'LX26 ABC',
          litres,
          active: true,
        })
      ).vans,
    );

  const readResources = async (): Promise<Resources> =>
    (await sendGet(app, staff, '/staff/work/resources')).json().data;

  async function readBoard(from: string, days = 1, known?: string): Promise<Board> {
    const response = await post('board', { from, days, ...(known !== undefined && { known }) });
    assert.equal(response.statusCode, 200, response.body);
    return response.json<{ data: Board }>().data;
  }

  async function readJob(orderno: string, day: string): Promise<Job> {
    const job = (await readBoard(day)).jobs.find((each) => each.orderno === orderno);
    assert.ok(job);
    return job;
  }

  const usedDays = new Set<string>();

  /** Returns the last open day that no other test uses. */
  async function openDay(trade = 'move'): Promise<string> {
    const days = await daysOf(trade);
    const free = days.findLast(({ day, morning }) => morning > 0 && !usedDays.has(day));
    assert.ok(free);
    usedDays.add(free.day);
    return free.day;
  }

  /** Places an order for a move. Without a day, on a day that no other test uses. */
  async function placeMove(half = 'morning', ownDay?: string) {
    const day = ownDay ?? (await openDay());
    const order = await placeOrder(app, shopper, moving(createMoveSchedule(day, half)));
    return { orderno: order.orderno as string, day };
  }

  /** Assigns a job under its present version. */
  async function assign({ orderno, day }: { orderno: string; day: string }, body: object) {
    const { trade, version } = await readJob(orderno, day);
    return post('assign', {
      orderno,
      trade,
      version,
      crewid: null,
      vanid: null,
      startsat: null,
      ...body,
    });
  }

  return {
    ...shop,
    colleague,
    post,
    change,
    addCrew,
    addPerson,
    addVan,
    readResources,
    readBoard,
    readJob,
    openDay,
    placeMove,
    assign,
  };
}
