import { screen, waitFor } from '@testing-library/react';
import { visit } from '../testing/shop';

const withFeature = { config: { features: ['personalisation'] as const } };
const field = () => screen.findByRole('textbox', { name: 'What shall your Keepsake Box say?' });

async function personalise(options: Parameters<typeof visit>[2] = withFeature) {
  const page = visit('/dress-care/gown-clean', {}, options);
  const select = await screen.findByRole('combobox', { name: 'Keepsake Box' });
  await page.user.selectOptions(select, 'personalised');
  const add = await screen.findByRole('button', { name: 'Add to cart' });
  await waitFor(() => expect(add).toBeEnabled());
  return { ...page, add };
}

describe('what a personalised add-on shall say (decision 48)', () => {
  it('is asked beneath its selector, shown as it will stand, and goes into the basket', async () => {
    const { user, store, add } = await personalise();
    await user.type(await field(), '  Ada  & Tom’s day ');
    expect(screen.getByText("Ada & Tom's day")).toBeVisible();
    await user.click(add);
    await waitFor(() => expect(store.getState().cart).toHaveLength(1));
    const { cart, personalised } = store.getState();
    expect(cart[0]?.packages).toContain("Ada & Tom's day");
    expect(personalised[0]?.ustring).toBe(cart[0]?.packages);
  });

  it('adds nothing without a text, says why, and leads to the field', async () => {
    const { user, store, add } = await personalise();
    await field();
    await user.click(add);
    expect(add).toBeInTheDocument();
    expect(store.getState().cart).toEqual([]);
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveAccessibleDescription(/Please type what it shall say\./);
  });

  it.each([
    ['<3', 'Only letters, digits'],
    ['x'.repeat(61), 'This has 61 characters; there is room for 60.'],
  ])('refuses %s: %s', async (text, reason) => {
    const { user, store, add } = await personalise();
    await user.click(await field());
    await user.paste(text);
    expect(await field()).toHaveAccessibleDescription(expect.stringContaining(reason));
    await user.click(add);
    // It would be 'Go to cart' now.
    expect(add).toBeInTheDocument();
    expect(store.getState().cart).toEqual([]);
  });

  it('is not asked for Standard, nor by a backend that knows nothing of it (decision 46)', async () => {
    const { user, store, add } = await personalise({});
    await user.click(add);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(store.getState().cart[0]?.packages).toBe('[{"id":1,"option":"personalised"}]'),
    );
  });
});
