import { screen, waitFor } from '@testing-library/react';
import { visitPage } from '../testing/visit-page';

const withFeature = { config: { features: ['personalisation'] as const } };
const field = () => screen.findByRole('textbox', { name: 'What shall your Keepsake Box say?' });

async function personalise(options: Parameters<typeof visitPage>[2] = withFeature) {
  const page = visitPage('/dress-care/gown-clean', {}, options);
  const select = await screen.findByRole('combobox', { name: 'Keepsake Box' });
  await page.user.selectOptions(select, 'personalised');
  const add = await screen.findByRole('button', { name: 'Add to cart' });
  await waitFor(() => expect(add).toBeEnabled());
  return { ...page, add };
}

describe('the text of a personalised add-on (rule 48)', () => {
  it('has a field below the selector with a preview, and is added to the basket', async () => {
    const { user, store, add } = await personalise();
    await user.type(await field(), '  Ada  & Tom’s day ');
    expect(screen.getByText("Ada & Tom's day")).toBeVisible();
    await user.click(add);
    await waitFor(() => expect(store.getState().cart).toHaveLength(1));
    const { cart, personalised } = store.getState();
    expect(cart[0]?.packages).toContain("Ada & Tom's day");
    expect(personalised[0]?.ustring).toBe(cart[0]?.packages);
  });

  it('is required: without it nothing is added, and its field is focused with an error', async () => {
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
    // After a successful addition, the button would be replaced by 'Go to cart'.
    expect(add).toBeInTheDocument();
    expect(store.getState().cart).toEqual([]);
  });

  it('has no field for Standard, nor with a backend without the feature (rule 46)', async () => {
    const { user, store, add } = await personalise({});
    await user.click(add);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(store.getState().cart[0]?.packages).toBe('[{"id":1,"option":"personalised"}]'),
    );
  });
});
