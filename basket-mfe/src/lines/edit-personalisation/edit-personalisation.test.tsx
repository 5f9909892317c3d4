import { screen, within } from '@testing-library/react';
import { createPackagesText } from 'shared/basket';
import { fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../../routes';
import { deliveryResponses, dress, keepsakeBox, stainGuard } from '../../testing/filled-basket';

const features = ['personalisation'] as const;

const textOf = (personalisation: string) =>
  createPackagesText([
    { addon: { id: 1 }, option: 'personalised', personalisation },
    { addon: { id: 2 }, option: 'standard' },
  ]);

/** Returns a basket with a dress and both add-ons for each of these texts. */
function basketOf(...says: string[]) {
  const one = { cartquantity: 1 };
  const each = says.map(textOf);
  return {
    cart: each.map((packages) => ({ ...dress, ...one, cartamount: 14500, packages })),
    packages: each.map((ustring) => ({ ...stainGuard, ...one, cartamount: 2050, ustring })),
    personalised: each.map((ustring) => ({ ...keepsakeBox, ...one, cartamount: 5500, ustring })),
  };
}

const change = /^Change the text of Keepsake box/;

function open(says: string[], config: object = { features }) {
  fakeBackend(deliveryResponses);
  return renderPage(routes, { initialEntry: '/cart', state: basketOf(...says), config });
}

describe('the text of a personalised add-on in the cart (rule 48)', () => {
  test('can be changed, also for the other add-ons of its line', async () => {
    const { user, store } = open(['Ada & Tom']);
    await user.click(await screen.findByRole('button', { name: change }));
    const field = await screen.findByRole('textbox', { name: /What shall your Keepsake box say/ });
    expect(field).toHaveValue('Ada & Tom');
    await user.clear(field);
    await user.type(field, ' Eve’s  dress {Enter}');
    expect(await screen.findByText("Eve's dress")).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const { cart, packages, personalised } = store.getState();
    expect(cart).toMatchObject([{ packages: textOf("Eve's dress"), cartquantity: 1 }]);
    expect([...packages, ...personalised].map(({ ustring }) => ustring)).toEqual([
      textOf("Eve's dress"),
      textOf("Eve's dress"),
    ]);
  });

  test('merges two lines that become equal (rule 19)', async () => {
    const { user, store } = open(['Ada', 'Eve']);
    const [first] = await screen.findAllByRole('button', { name: change });
    await user.click(first as HTMLElement);
    const field = await screen.findByRole('textbox');
    await user.clear(field);
    await user.type(field, 'Eve');
    await user.click(screen.getByRole('button', { name: 'Save the text' }));
    const { cart, packages, personalised } = store.getState();
    expect(cart).toMatchObject([{ cartquantity: 2, cartamount: 29000, packages: textOf('Eve') }]);
    expect(packages).toMatchObject([{ cartquantity: 2, cartamount: 4100 }]);
    expect(personalised).toMatchObject([{ cartquantity: 2, cartamount: 11000 }]);
  });

  test.each(['', 'Ada <3', 'x'.repeat(61)])('is refused if it is invalid: %p', async (typed) => {
    const { user, store } = open(['Ada']);
    await user.click(await screen.findByRole('button', { name: change }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByRole('textbox'));
    if (typed) await user.type(dialog.getByRole('textbox'), typed);
    await user.click(dialog.getByRole('button', { name: 'Save the text' }));
    expect(await dialog.findByText(/Please type 1 to 60 characters/)).toBeVisible();
    expect(store.getState().cart).toMatchObject([{ packages: textOf('Ada') }]);
  });

  test('cannot be changed if the backend lacks the feature (rule 46)', async () => {
    open(['Ada'], {});
    expect(await screen.findByText('Keepsake box')).toBeVisible();
    expect(screen.queryByRole('button', { name: change })).not.toBeInTheDocument();
    expect(screen.queryByText('Ada')).not.toBeInTheDocument();
  });
});
