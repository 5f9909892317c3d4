import { screen, waitFor } from '@testing-library/react';
import { fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';
import { filledBasket } from '../testing/filled-basket';
import { createMinimalResponses } from '../testing/minimal-backend';

const at = (address: string) =>
  renderPage(routes, { initialEntry: address, user: { id: 7 }, state: filledBasket });
async function proceed({ user }: ReturnType<typeof at>) {
  const button = await screen.findByRole('button', { name: 'Proceed to Checkout' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}
const save = 'POST users/addcustomers';
const backend = (more = {}) =>
  fakeBackend({ ...createMinimalResponses(), [save]: { body: { insertId: 9 } }, ...more });

describe('typed or pasted shipping details', () => {
  it.each(['+44 (0)7700 900123', '\u202a+44 7700 900123\u202c', '+٤٤ ٧٧٠٠ ٩٠٠١٢٣'])(
    'sends %j as an international number (rule 60)',
    async (mobile) => {
      const { calls } = backend({ 'GET users/getcustomers/7': { body: {} } });
      const page = at('/details');
      await page.user.type(await screen.findByLabelText('Mobile'), mobile);
      await page.user.click(screen.getByLabelText('Post Code'));
      await page.user.paste('\u200eSW1A\u200b 1AA\u202c');
      await page.user.click(screen.getByLabelText('Address'));
      await page.user.paste('1\u000bExample Street');
      await proceed(page);
      await waitFor(() => expect(page.getAddress()).toBe('/checkout'));
      expect(calls.find(({ path }) => path === 'users/addcustomers')?.body).toMatchObject({
        mobile: '+447700900123',
        postalcode: 'SW1A 1AA',
        address: '1 Example Street',
      });
    },
  );

  it.each(['type', 'paste'] as const)(
    'refuses an extension with a sentence beside the field (%s)',
    async (way) => {
      const { calls } = backend({ 'GET users/getcustomers/7': { body: {} } });
      const page = at('/details');
      const mobile = await screen.findByLabelText('Mobile');
      await page.user.click(mobile);
      if (way === 'paste') await page.user.paste('07700 900123 ext 4');
      else await page.user.keyboard('07700 900123 ext 4');
      await proceed(page);
      await waitFor(() => expect(mobile).toHaveFocus());
      expect(mobile).toHaveAccessibleDescription(/without an extension/);
      expect(calls.some(({ path }) => path === 'users/addcustomers')).toBe(false);
    },
  );

  it("show the backend's reason beside a refused field, and keep the typed values (rule 59)", async () => {
    const error = 'City is too long: at most 200 characters.';
    backend({
      'GET users/getcustomers/7': { body: {} },
      [save]: { status: 400, body: { status: false, error, code: 'invalid', field: 'city' } },
    });
    const page = at('/details');
    const city = await screen.findByLabelText('City');
    await page.user.type(city, 'Leeds');
    await proceed(page);
    await waitFor(() => expect(city).toHaveAccessibleDescription(error));
    expect(city).toHaveValue('Leeds');
    expect(page.getAddress()).toBe('/details');
  });

  it("show the refusal of a field that is not on the form in the form's message", async () => {
    const error = "'userid' is not valid.";
    backend({
      'GET users/getcustomers/7': { body: {} },
      [save]: { status: 400, body: { status: false, error, code: 'invalid', field: 'userid' } },
    });
    await proceed(at('/details'));
    expect(await screen.findByRole('alert')).toHaveTextContent(error);
  });
});
