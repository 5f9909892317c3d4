import { screen, waitFor, within } from '@testing-library/react';
import { boxes, crate, gown, veil } from '../testing/catalogue';
import { visitPage } from '../testing/visit-page';

const shown = (name: string) => screen.findByRole('heading', { level: 1, name });
const assurances = async () =>
  within((await screen.findByText(/Not sure\?/)).closest('ul') as HTMLElement);
const list = 'GET users/getproductsbycategoryslug/dress-care';

describe('the description of a product without our product details', () => {
  it('is the meta description as a paragraph', async () => {
    const describedGown = { ...gown, meta_description: 'Cleaned by hand, seam by seam.' };
    visitPage('/dress-care/gown-clean', {
      'GET users/getproductbyslug/gown-clean': { body: { data: describedGown } },
    });
    expect(await screen.findByText('Cleaned by hand, seam by seam.')).toBeVisible();
  });

  it('is not repeated', async () => {
    const describedGown = { ...gown, meta_description: gown.description };
    visitPage('/dress-care/gown-clean', {
      'GET users/getproductbyslug/gown-clean': { body: { data: describedGown } },
    });
    await shown('Gown Clean');
    expect(screen.queryByText(gown.description)).not.toBeInTheDocument();
    expect(screen.getByText(`Size: ${gown.description}`)).toBeVisible();
  });
});

describe('the assurances (rule 52)', () => {
  it('of things in care name the insurance and the price of collection', async () => {
    visitPage('/dress-care/gown-clean');
    const assuranceTexts = await assurances();
    expect(assuranceTexts.getByText('Insurance up to £5000 is included.')).toBeVisible();
    expect(
      await assuranceTexts.findByText(
        /^Collection and delivery to mainland postcodes.*: £24\.00, or nothing/,
      ),
    ).toBeVisible();
  });

  it('of goods promise no insurance', async () => {
    visitPage('/boxes/crate');
    const assuranceTexts = await assurances();
    expect(assuranceTexts.queryByText(/Insurance/)).not.toBeInTheDocument();
    expect(await assuranceTexts.findByText(/^Delivery to mainland postcodes/)).toBeVisible();
  });

  it('of a move promise neither insurance nor delivery', async () => {
    const moves = { ...boxes, name: 'Home Removals' };
    const services = { 'GET users/getservices': { body: [moves] } };
    visitPage('/boxes/crate', services);
    const assuranceTexts = await assurances();
    expect(assuranceTexts.queryByText(/Insurance|mainland/)).not.toBeInTheDocument();
  });

  it('name no price if it could not be read', async () => {
    visitPage('/dress-care/gown-clean', { 'GET users/getdeliverycharges': { status: 500 } });
    const assuranceTexts = await assurances();
    expect(
      await assuranceTexts.findByText(
        'Collection and delivery to mainland postcodes in England, Wales and Scotland.',
      ),
    ).toBeVisible();
  });
});

describe('related products', () => {
  const listOtherProducts = async () =>
    within(
      (await screen.findByRole('heading', { level: 2, name: 'More of Dress Care' })).closest(
        'section',
      ) as HTMLElement,
    );

  it('are the next of the same service, at most four, without the product itself', async () => {
    const many = Array.from({ length: 7 }, (_, index) => ({
      ...veil,
      id: 100 + index,
      name: `Veil ${index}`,
      slug: `veil-${index}`,
    }));
    visitPage('/dress-care/gown-clean', { [list]: { body: { data: [...many, gown] } } });
    const links = (await listOtherProducts()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Veil 0', 'Veil 1', 'Veil 2', 'Veil 3']);
  });

  it('have the same links as cards of a listing', async () => {
    const { user, store, getAddress } = visitPage('/dress-care/gown-clean');
    await user.click((await listOtherProducts()).getByRole('link', { name: 'Veil Clean' }));
    expect(store.getState().innerdress?.id).toBe(veil.id);
    await waitFor(() => expect(getAddress()).toBe('/dress-care/veil-clean'));
  });

  it('are absent if there are none', async () => {
    visitPage('/boxes/crate', {
      'GET users/getproductsbycategoryslug/boxes': { body: { data: [crate] } },
    });
    await shown('Crate');
    expect(screen.queryByText('More of Boxes')).not.toBeInTheDocument();
  });

  it("show a failure and are read again by 'Try again'", async () => {
    let broken = true;
    const { user } = visitPage('/dress-care/gown-clean', {
      [list]: () => (broken ? { status: 500 } : { body: { data: [gown, veil] } }),
    });
    await screen.findByText('We could not load more of Dress Care');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await listOtherProducts()).getByRole('link', { name: 'Veil Clean' })).toBeVisible();
  });
});

describe('the product picture', () => {
  it('opens in a dialog, is zoomed by a button, and Escape restores the focus', async () => {
    const { user } = visitPage('/dress-care/gown-clean');
    await shown('Gown Clean');
    const enlarge = screen.getByRole('button', { name: 'Enlarge the picture' });
    await user.click(enlarge);
    const dialog = within(await screen.findByRole('dialog', { name: 'Gown Clean' }));
    await user.click(dialog.getByRole('button', { name: 'Zoom in' }));
    expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(enlarge).toHaveFocus());
  });
});
