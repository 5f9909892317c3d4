import { act, screen, within } from '@testing-library/react';
import { visitPage } from '../testing/visit-page';

const details = {
  included: ['Daylight inspection', 'Tissue in every fold'],
  turnaround: 'Usually three weeks.',
  steps: ['You order.', 'We clean.', 'It comes back.'],
  careInstructions: 'Air it twice a year.\n\nKeep it in the dark.',
  addons: [{ id: 1, about: 'A box for small things.' }],
};
const call = 'GET users/getproductdetails/gown-clean';
const offered = { config: { features: ['product-details'] as const } };
const shown = () => screen.findByRole('heading', { level: 1, name: 'Gown Clean' });

describe('our texts about a product (rule 56)', () => {
  afterEach(() => jest.useRealTimers());

  it('tell the contents, the turnaround and the steps', async () => {
    visitPage('/dress-care/gown-clean', { [call]: { body: { data: details } } }, offered);
    expect(await screen.findByRole('heading', { name: 'What is included' })).toBeVisible();
    expect(screen.getByText('Tissue in every fold')).toBeVisible();
    expect(screen.getByText('Usually three weeks.')).toBeVisible();
    const steps = screen.getByText('We clean.').closest('ol') as HTMLElement;
    expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('heading', { name: 'Care instructions' })).toBeVisible();
    expect(screen.getByText(/Keep it in the dark/)).toBeVisible();
  });

  it('explain an add-on above its selector', async () => {
    visitPage('/dress-care/gown-clean', { [call]: { body: { data: details } } }, offered);
    const keepsake = await screen.findByRole('combobox', { name: 'Keepsake Box' });
    await screen.findByText('A box for small things.');
    expect(keepsake).toHaveAccessibleDescription(
      '+£35.00, personalised +£55.00 A box for small things.',
    );
  });

  it('delay the selectors that they explain by at most a second, so that nothing moves', async () => {
    jest.useFakeTimers();
    visitPage('/dress-care/gown-clean', { [call]: () => new Promise(() => undefined) }, offered);
    const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
    await shown();
    await pass(900);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await pass(200);
    expect(screen.getByRole('combobox', { name: 'Keepsake Box' })).toBeEnabled();
  });

  it('are neither rendered nor requested if the backend does not announce them', async () => {
    const { getCalls } = visitPage('/dress-care/gown-clean', {
      [call]: { body: { data: details } },
    });
    await shown();
    expect(await screen.findByRole('combobox', { name: 'Express' })).toHaveAccessibleDescription(
      '+£45.00',
    );
    expect(screen.queryByText('How it goes')).not.toBeInTheDocument();
    expect(screen.queryByText('What is included')).not.toBeInTheDocument();
    expect(getCalls()).not.toContain(call);
  });

  it.each([{ status: 404 }, { status: 500 }, { body: { data: null } }])(
    'leave the rest of the page unchanged if they are absent: %j',
    async (response) => {
      visitPage('/dress-care/gown-clean', { [call]: response }, offered);
      await shown();
      expect(screen.getByRole('button', { name: 'Add to cart' })).toBeInTheDocument();
      expect(screen.queryByText('How it goes')).not.toBeInTheDocument();
    },
  );

  it('are omitted if they are empty', async () => {
    const few = { included: ['Tissue'], turnaround: '', steps: [], addons: [] };
    visitPage('/dress-care/gown-clean', { [call]: { body: { data: few } } }, offered);
    expect(await screen.findByText('Tissue')).toBeVisible();
    expect(screen.queryByText('How it goes')).not.toBeInTheDocument();
    expect(screen.queryByText('How long it takes')).not.toBeInTheDocument();
    expect(screen.queryByText('Care instructions')).not.toBeInTheDocument();
  });
});
