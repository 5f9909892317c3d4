import { screen, waitFor } from '@testing-library/react';
import { boxes, dressCare } from '../testing/catalogue';
import { chosenService } from '../testing/chosen';
import { visit } from '../testing/shop';

const dressCareChosen = { state: { services: chosenService(dressCare) } };

describe('sub-services (specification, section 2)', () => {
  it('lists the sub-services of the chosen service with picture and name', async () => {
    const { container } = visit('/subservices', {}, dressCareChosen);
    expect(await screen.findByRole('link', { name: 'Before the Day' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'After the Day' })).toBeInTheDocument();
    expect(container.querySelector('img[src$="/images/before.svg"]')).toBeInTheDocument();
  });

  it('stores the chosen one and goes to /dresses', async () => {
    const { user, store, address } = visit('/subservices', {}, dressCareChosen);
    await user.click(await screen.findByRole('link', { name: 'After the Day' }));
    expect(store.getState().subservices).toMatchObject({ name: 'After the Day', serviceid: 1 });
    await waitFor(() => expect(address()).toBe('/dresses'));
  });

  it('redirects to /dresses if the chosen service has no sub-services', async () => {
    const none = { 'GET users/getsubservices/1': { body: [] } };
    const { address } = visit('/subservices', none, dressCareChosen);
    await waitFor(() => expect(address()).toBe('/dresses'));
  });

  it('redirects to /dresses if the service is flagged as having no sub-services', async () => {
    const { address } = visit('/subservices', {}, { state: { services: chosenService(boxes) } });
    await waitFor(() => expect(address()).toBe('/dresses'));
  });

  it('redirects to /services on a first visit, and is noindex (rule 10)', async () => {
    const { address } = visit('/subservices');
    await waitFor(() => expect(address()).toBe('/services'));
  });

  it('shows a failure (rule 9)', async () => {
    const broken = { 'GET users/getsubservices/1': { status: 500 } };
    visit('/subservices', broken, dressCareChosen);
    expect(await screen.findByText('We could not load the choices for Dress Care')).toBeVisible();
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex',
    );
  });
});
