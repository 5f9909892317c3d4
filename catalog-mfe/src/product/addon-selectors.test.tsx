import { addonSchema } from 'contract/catalog/addon';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import * as v from 'shared/schema';
import { dressCare, gown, keepsake } from '../testing/catalogue';
import { visitPage } from '../testing/visit-page';
import { AddonSelectors } from './addon-selectors';

const selector = (name: string) => screen.findByRole('combobox', { name });
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent);
const bySlug = 'GET users/getproductbyslug/gown-clean';
const plainService = { body: [{ ...dressCare, type: '', hasSubservices: 0 }] };

describe('add-on selectors (specification, section 4)', () => {
  it('offer No and Standard (+£amount), and for add-on id 1 also Personalised (+£55)', async () => {
    visitPage('/dress-care/gown-clean');
    expect(optionsOf(await selector('Keepsake Box'))).toEqual([
      'No',
      'Standard (+£35.00)',
      'Personalised (+£55.00)',
    ]);
    expect(optionsOf(await selector('Express'))).toEqual(['No', 'Standard (+£45.00)']);
  });

  it('add the selected amounts to the base price', async () => {
    const { user } = visitPage('/dress-care/gown-clean');
    await user.selectOptions(await selector('Keepsake Box'), 'standard');
    expect(screen.getByText('£230.00')).toBeInTheDocument();
    await user.selectOptions(await selector('Express'), 'standard');
    expect(screen.getByText('£275.00')).toBeInTheDocument();
  });

  it('raise the price by 55 for Personalised, instead of the standard amount (rule 18)', async () => {
    const { user } = visitPage('/dress-care/gown-clean');
    await user.selectOptions(await selector('Keepsake Box'), 'personalised');
    expect(screen.getByText('£250.00')).toBeInTheDocument();
    await user.selectOptions(await selector('Keepsake Box'), 'no');
    expect(screen.getByText('£195.00')).toBeInTheDocument();
  });

  it('start with the default of the add-on', async () => {
    const chosen = { body: { data: [{ ...keepsake, status: 1 }] } };
    visitPage('/dress-care/gown-clean', { 'GET users/getpackages/bridal': chosen });
    expect(await selector('Keepsake Box')).toHaveValue('standard');
    expect(screen.getByText('£230.00')).toBeInTheDocument();
  });

  it('are rendered if the service has type and sub-services', async () => {
    visitPage('/dress-care/gown-clean');
    expect(await selector('Express')).toBeInTheDocument();
  });

  it('are rendered if the product has status', async () => {
    visitPage('/dress-care/gown-clean', {
      'GET users/getservices': plainService,
      [bySlug]: { body: { data: { ...gown, status: '1' } } },
    });
    expect(await selector('Express')).toBeInTheDocument();
  });

  it('are not rendered otherwise', async () => {
    const { getCalls } = visitPage('/dress-care/gown-clean', {
      'GET users/getservices': plainService,
    });
    expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeEnabled();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(getCalls().some((call) => call.includes('getpackages'))).toBe(false);
  });
});

describe('add-on selectors before local storage was read', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are disabled, and ignore a choice that the browser restored after a reload', async () => {
    const addons = [v.parse(addonSchema, keepsake)];
    renderPage(<AddonSelectors addons={addons} choices={[]} onSelect={() => undefined} />, {
      isPersistent: true,
    });
    const select = screen.getByRole('combobox', { name: 'Keepsake Box' });
    expect(select).toBeDisabled();
    expect(select).toHaveAttribute('autocomplete', 'off');
    await act(async () => void (await jest.advanceTimersByTimeAsync(1)));
    expect(select).toBeEnabled();
  });
});

describe('the read of add-ons (rule 12)', () => {
  it("uses the chosen sub-service's name if it belongs to the product's service", async () => {
    const subservices = { name: 'Before the Day', picture: '', serviceid: 1 };
    const { getCalls } = visitPage('/dress-care/gown-clean', {}, { state: { subservices } });
    await selector('Express');
    expect(getCalls()).toContain('GET users/getpackages/Before%20the%20Day');
    expect(getCalls()).not.toContain('GET users/getpackages/bridal');
  });

  it("uses the product's gender if the sub-service belongs to another service", async () => {
    const subservices = { name: 'Elsewhere', picture: '', serviceid: 9 };
    const { getCalls } = visitPage('/dress-care/gown-clean', {}, { state: { subservices } });
    await selector('Express');
    await waitFor(() => expect(getCalls()).toContain('GET users/getpackages/bridal'));
  });

  it('does not prevent adding the product if it fails (rule 9)', async () => {
    visitPage('/dress-care/gown-clean', { 'GET users/getpackages/bridal': { status: 500 } });
    expect(await screen.findByText('We could not load the add-ons')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
  });
});
