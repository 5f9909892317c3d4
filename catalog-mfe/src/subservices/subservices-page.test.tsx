import { screen, waitFor } from '@testing-library/react';
import { boxes, dressCare } from '../testing/catalogue';
import { parseService } from '../testing/parse-catalogue';
import { visitPage } from '../testing/visit-page';

const dressCareChosen = { state: { services: parseService(dressCare) } };

describe('sub-services (specification, section 2)', () => {
  it('lists the sub-services of the chosen service with picture and name', async () => {
    const { container } = visitPage('/subservices', {}, dressCareChosen);
    expect(await screen.findByRole('link', { name: 'Before the Day' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'After the Day' })).toBeInTheDocument();
    expect(container.querySelector('img[src$="/images/before.svg"]')).toBeInTheDocument();
  });

  it('stores the chosen one and goes to /dresses', async () => {
    const { user, store, getAddress } = visitPage('/subservices', {}, dressCareChosen);
    await user.click(await screen.findByRole('link', { name: 'After the Day' }));
    expect(store.getState().subservices).toMatchObject({ name: 'After the Day', serviceid: 1 });
    await waitFor(() => expect(getAddress()).toBe('/dresses'));
  });

  it('redirects to /dresses if the chosen service has no sub-services', async () => {
    const none = { 'GET users/getsubservices/1': { body: [] } };
    const { getAddress } = visitPage('/subservices', none, dressCareChosen);
    await waitFor(() => expect(getAddress()).toBe('/dresses'));
  });

  it('redirects to /dresses if the service is flagged as having no sub-services', async () => {
    const { getAddress } = visitPage(
      '/subservices',
      {},
      { state: { services: parseService(boxes) } },
    );
    await waitFor(() => expect(getAddress()).toBe('/dresses'));
  });

  it('redirects to /services on a first visit, and is noindex (rule 10)', async () => {
    const { getAddress } = visitPage('/subservices');
    await waitFor(() => expect(getAddress()).toBe('/services'));
  });

  it('shows a failure (rule 9)', async () => {
    const broken = { 'GET users/getsubservices/1': { status: 500 } };
    visitPage('/subservices', broken, dressCareChosen);
    expect(await screen.findByText('We could not load the choices for Dress Care')).toBeVisible();
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex',
    );
  });
});
