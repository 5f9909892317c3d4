import type { Page } from '@playwright/test';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { findOverflowingElements, findViolations } from '../../support/screens/visual-checks.ts';
import { logIn } from '../../support/flows/checkout.ts';
import { invite, openDesk, owner, readInvitationLink } from '../../support/staff/colleagues.ts';
import { flowWidths, longForm } from '../../support/long-form.ts';
import { computeCode } from '../../support/staff/totp.ts';
import { expect, test } from '../../support/test.ts';

const password = 'a long password';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 900 };

/**
 * Checks the open page with axe at the widths of the form. Also expects that the page does not
 * scroll sideways.
 */
async function inspect(page: Page, usualSize = DESKTOP): Promise<void> {
  for (const width of flowWidths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findViolations(page), `axe at ${width} px`).toEqual([]);
    expect(await findOverflowingElements(page), `overflow at ${width} px`).toEqual([]);
  }
  await page.setViewportSize(usualSize);
}

/** Finds the row by email address, because other tests add colleagues with the same name. */
const openManagement = (page: Page, email: string) =>
  page
    .getByRole('row', { name: email })
    .getByRole('button', { name: /^Manage/ })
    .click();

test.describe('colleagues (rules 56 and 57)', () => {
  test(
    'an owner invites a colleague, who joins and loses the role while working',
    longForm,
    async ({ page, browser, shop }) => {
      test.slow();
      const email = 'invited@example.com';
      await openDesk(page, owner);
      await page.goto('/admin/people');
      await page.getByRole('textbox', { name: /E-mail/ }).fill(email);
      await page.getByRole('combobox', { name: 'Role' }).selectOption('Owner');
      await page.getByRole('button', { name: 'Send invitation' }).click();
      await expect(page.getByText(`${email} gets a mail`)).toBeVisible();
      await expect(page.getByRole('table', { name: 'Open invitations' })).toContainText(email);
      await inspect(page);

      const link = await readInvitationLink(shop.dataDir, email);
      const colleague = await (await browser.newContext({ baseURL: shop.url })).newPage();
      await colleague.goto(link);
      await colleague.getByRole('textbox', { name: /Name/ }).fill('Kim Example');
      await colleague.getByLabel(/^Password/).fill(password);
      await inspect(colleague);
      await colleague.getByRole('button', { name: 'Join' }).click();
      await expect(colleague).toHaveURL(/\/admin$/);
      await expect(colleague.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
      await colleague.goto(link);
      await expect(colleague.getByText('This invitation was accepted already')).toBeVisible();

      await colleague.goto('/admin/people');
      const typed = colleague.getByRole('textbox', { name: /E-mail/ });
      await typed.fill('another@example.com');
      await page.reload();
      await openManagement(page, email);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Staff');
      await inspect(page);
      await dialog.getByRole('button', { name: 'Change role' }).click();
      await expect(dialog).toBeHidden();
      await colleague.getByRole('button', { name: 'Send invitation' }).click();
      await expect(colleague.getByText('Your role does not allow this any more')).toBeVisible();
      await expect(typed).toHaveValue('another@example.com');
      await colleague.getByRole('button', { name: 'Show what I may do now' }).click();
      await expect(colleague.getByText('Your role does not include this page')).toBeVisible();
      await expect(colleague.getByRole('link', { name: 'Audit log' })).toBeHidden();

      await openManagement(page, email);
      await dialog.getByRole('button', { name: 'Remove' }).click();
      await dialog.getByLabel('Reason for the removal').fill('Left the firm');
      await dialog.getByRole('button', { name: 'Remove from the desk' }).click();
      await expect(dialog).toBeHidden();
      await colleague.goto('/admin/security');
      await expect(colleague).toHaveURL(/\/login$/);
      await colleague.context().close();

      await page.goto('/admin/audit');
      await page.getByRole('combobox', { name: 'What' }).selectOption('Person: role changed');
      await page.getByRole('button', { name: 'Search' }).click();
      const log = page.getByRole('table', { name: 'Entries of the audit log' });
      await expect(log.getByRole('row')).toHaveCount(2);
      await expect(log).toContainText('role: owner → staff');
      await inspect(page);
    },
  );

  test(
    'a colleague opens the invitation on a phone, sets up a second factor, and signs in with a code and a recovery code',
    longForm,
    async ({ page, shop, consoleErrors }) => {
      test.slow();
      const colleague = { username: 'factor@example.com', password };
      const inspectOnPhone = () => inspect(page, PHONE);
      await page.setViewportSize(PHONE);
      await page.goto(await invite(shop, { email: colleague.username, role: 'owner' }));
      await page.getByRole('textbox', { name: /Name/ }).fill('Kim Example');
      await page.getByLabel(/^Password/).fill(password);
      await inspectOnPhone();
      await page.getByRole('button', { name: 'Join' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Security' }).click();
      await page.getByLabel(/^Password/).fill(password);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
      await inspectOnPhone();
      const secret = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
      await page.getByLabel(/^Code/).fill(computeCode(secret));
      await page.getByRole('button', { name: 'Turn on' }).click();
      const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
      await expect(codes).toHaveCount(10);
      const recoveryCode = await codes.first().innerText();
      await inspectOnPhone();
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download' }).click();
      expect((await downloading).suggestedFilename()).toBe('recovery-codes.txt');
      await page.getByRole('button', { name: 'I have saved them' }).click();
      await expect(page.getByText('Your second factor is on')).toBeVisible();

      const signIn = async (code: string) => {
        await page.getByRole('button', { name: 'Open the menu' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
        // Waits for the home page. Otherwise the sign-in page, which may still be visible, would
        // return to this page.
        await expect(page).toHaveURL((url) => url.pathname === '/');
        await page.goto('/login');
        await waitUntilLoaded(page);
        await logIn(page, colleague.username, colleague.password);
        const field = page.getByLabel(/^Code/);
        await expect(field).toBeFocused();
        if (/^\d{6}$/.test(code)) return field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
        await inspectOnPhone();
        await page.getByRole('button', { name: 'Use a recovery code' }).click();
        return page.getByLabel(/^Recovery code/).fill(code);
      };
      const submit = () => page.getByRole('button', { name: 'Log In', exact: true }).click();
      // Uses the code of the next 30 s step, because the set-up has used the code of the current
      // step.
      await signIn(computeCode(secret, 1));
      await submit();
      await expect(page).toHaveURL(/\/admin$/);
      await signIn(recoveryCode);
      await submit();
      await expect(page).toHaveURL(/\/admin$/);
      await signIn(recoveryCode);
      await submit();
      await expect(page.getByLabel(/^Recovery code/)).toBeFocused();
      await expect(page.getByText('This code is wrong or was used already.')).toBeVisible();
      consoleErrors.length = 0;
    },
  );
});
