import { readConfirmation } from '../../support/flows/outbox.ts';
import { readMoveDays } from '../../support/flows/move-order.ts';
import { callBackend, createGuest } from '../../support/flows/shoppers.ts';
import { flowWidths, longForm } from '../../support/long-form.ts';
import { openOrderAsStaff } from '../../support/staff/open-order.ts';
import { findOverflowingElements, findViolations } from '../../support/screens/visual-checks.ts';
import { expect, test } from '../../support/test.ts';

const softly = expect.configure({ soft: true });
const year = new Date().getFullYear() + 1;
const address = { postcode: 'E16 0AA', floor: 1, lift: false, parking: 'outside' };
const line = (productid: number) => ({ productid, packages: '[]', cartquantity: 1 });

for (const width of flowWidths)
  test(
    `the date of a wedding and the addresses of a move are changed at ${width} px, and the shopper sees both`,
    longForm,
    async ({ page, browser, shop }) => {
      const email = `planned-${crypto.randomUUID()}@example.com`;
      const guest = await createGuest(shop, email);
      const days = (await readMoveDays(shop, guest)).filter(({ morning }) => morning > 0);
      // Order of a van for half a day, £220, and the cleaning of a dress, £145.
      const { orderno } = await callBackend<{ orderno: string }>(shop, 'users/orderplace', {
        token: guest.token,
        body: {
          userid: guest.id,
          totalamount: 365,
          products: [line(50), line(1)],
          eventdate: `${year}-06-20`,
          schedule: {
            move: {
              date: days.at(-1)?.day ?? '',
              half: 'morning',
              from: { ...address, address: '1 Old Street' },
              to: { ...address, address: '2 New Road' },
            },
          },
        },
      });
      const mail = await readConfirmation(shop.dataDir, orderno, email);
      const [link = ''] = /http\S+\/my-order#[\w-]{43}/.exec(mail) ?? [];

      await page.setViewportSize({ width, height: 900 });
      await openOrderAsStaff(page, orderno);
      const main = page.getByRole('main');
      const dialog = page.getByRole('dialog');
      await main.getByRole('button', { name: /wedding or event date/ }).click();
      await dialog.getByLabel(/Date of the wedding or event/).fill(`${year}-08-15`);
      await dialog.getByLabel('Reason').fill('Postponed');
      await softly.poll(() => findViolations(page), 'the date').toEqual([]);
      await dialog.getByRole('button', { name: 'Save the date' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(main.getByText(new RegExp(`Due: .* 8 August ${year}`))).toBeVisible();

      await main.getByRole('button', { name: 'Change the addresses of the move' }).click();
      const target = dialog.getByRole('group', { name: 'To' });
      await target.getByLabel('Address').fill('3 Newer Lane');
      await target.getByLabel('Floor').fill('4');
      await target.getByLabel('Lift').selectOption('There is a lift');
      await dialog.getByLabel('Reason').fill('Another flat');
      await softly.poll(() => findViolations(page), 'the addresses').toEqual([]);
      await softly.poll(() => findOverflowingElements(page), 'the addresses').toEqual([]);
      await dialog.getByRole('button', { name: 'Save the addresses' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(main.getByText(/^3 Newer Lane, E16 0AA · floor 4 · /)).toBeVisible();

      const shopper = await (
        await browser.newContext({ viewport: { width, height: 900 } })
      ).newPage();
      await shopper.goto(link);
      await expect(shopper.getByText(/3 Newer Lane, E16 0AA · floor 4 · /)).toBeVisible();
      await expect(shopper.getByText(/1 Old Street, E16 0AA · floor 1 · no lift/)).toBeVisible();
      await expect(shopper.getByText(new RegExp(`8 August ${year}`))).toBeVisible();
      await shopper.context().close();
    },
  );
