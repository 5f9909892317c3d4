import { toLondonDay } from 'contract/calendar/london-day';
import type { Page } from '@playwright/test';
import { logIn } from '../flows/checkout.ts';
import { placeMoveOrder } from '../flows/move-order.ts';
import { callBackend, createGuest } from '../flows/shoppers.ts';
import { addColleague, owner } from './colleagues.ts';

/** A member of a crew of a shop. */
export const driver = {
  username: 'driver@crews.example',
  password: 'a long password',
  role: 'crew',
};

interface Resources {
  crews: { id: number }[];
  accounts: { id: number }[];
}

type Backend = { url: string; dataDir: string };

async function callAsOwner<ResponseBody>(
  shop: Backend,
  path: string,
  body: object,
): Promise<ResponseBody> {
  const { refreshtoken: token } = await callBackend<{ refreshtoken: string }>(
    shop,
    'admin/userlogin',
    { body: owner },
  );
  return callBackend<ResponseBody>(shop, path, { body, token });
}

/** Adds a crew with one member, who can sign in. Returns the crew's id. */
export async function addCrew(shop: Backend): Promise<number> {
  await addColleague(shop, driver);
  const crew = { id: null, version: 0, name: 'Crew North', kinds: ['move'], active: true };
  const { data } = await callAsOwner<{ data: Resources }>(shop, 'staff/work/crews', {
    ...crew,
    startsat: 0,
    endsat: 1439,
  });
  const crewid = data.crews.at(-1)?.id ?? 0;
  await callAsOwner(shop, 'staff/work/people', {
    id: null,
    version: 0,
    name: 'Sam',
    phone: '',
    crewid,
    userid: data.accounts.at(-1)?.id ?? null,
    active: true,
  });
  return crewid;
}

/** Places the order of a move, and assigns its job of today to the crew. */
export async function assignMoveOfToday(
  shop: Backend,
  crewid: number,
): Promise<{ orderno: string; email: string }> {
  const email = `mover-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const guest = await createGuest(shop, email);
  const { orderno } = await placeMoveOrder(shop, guest);
  const reason = 'The customer phoned';
  await callAsOwner(shop, `staff/bookings/${orderno}/date`, {
    trade: 'move',
    date: toLondonDay(new Date()),
    half: 'morning',
    override: true,
    reason,
  });
  const assignment = { crewid, vanid: null, startsat: 540, version: 0, reason };
  await callAsOwner(shop, 'staff/work/assign', { orderno, trade: 'move', ...assignment });
  return { orderno, email };
}

/** Signs a member of a crew in, who lands on the own jobs. */
export async function openCrewPage(page: Page): Promise<void> {
  await page.goto('/login');
  await logIn(page, driver.username, driver.password);
  await page.waitForURL(/\/crew\/jobs$/);
}
