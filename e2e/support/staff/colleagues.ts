import { waitUntilLoaded } from '../screens/page-facts.ts';
import { expect, type Page } from '@playwright/test';
import { findMails } from '../flows/outbox.ts';
import { callBackend } from '../flows/shoppers.ts';
import { logIn } from '../flows/checkout.ts';

/** Owner of a shop in development. */
export const owner = { username: 'staff@example.com', password: 'staff-demo-123' };

/** Longest wait for an email on a busy machine, in ms. */
const MAIL_MS = 180_000;

/** Returns the link in the newest invitation. Waits until the email is written. */
export async function readInvitationLink(dataDir: string, email: string): Promise<string> {
  const findInvitations = () => findMails(dataDir, 'join#', email);
  await expect.poll(() => findInvitations().length, { timeout: MAIL_MS }).toBeGreaterThan(0);
  return /http\S+\/join#[\w-]+/.exec(findInvitations().at(-1) ?? '')?.[0] ?? '';
}

/** Invites a colleague, as the owner does. Returns the link in the email. */
export async function invite(
  shop: { url: string; dataDir: string },
  invitation: { email: string; role: string },
): Promise<string> {
  const { refreshtoken: token } = await callBackend<{ refreshtoken: string }>(
    shop,
    'admin/userlogin',
    { body: owner },
  );
  await callBackend(shop, 'staff/people/invitations', { body: invitation, token });
  return readInvitationLink(shop.dataDir, invitation.email);
}

/** Adds a colleague with API calls, as an accepted invitation does. */
export async function addColleague(
  shop: { url: string; dataDir: string },
  colleague: { username: string; password: string; role: string },
): Promise<void> {
  const { username: email, password, role } = colleague;
  const link = await invite(shop, { email, role });
  const body = { token: link.split('#')[1] ?? '', name: 'Kim Example', password };
  await callBackend(shop, 'admin/join', { body });
}

/** Signs in at the sign-in page. Waits for the staff area. */
export async function openDesk(page: Page, { username, password }: typeof owner): Promise<void> {
  await page.goto('/login');
  await logIn(page, username, password);
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await waitUntilLoaded(page);
}
