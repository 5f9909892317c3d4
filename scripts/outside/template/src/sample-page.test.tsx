import { screen } from '@testing-library/react';
import { fakeBackend, renderPage } from 'shared/testing';
import { routes } from './routes';

it('lists the services of the shop', async () => {
  fakeBackend({ 'GET users/getservices': { body: [{ id: 1, name: 'Dress Care' }] } });
  renderPage(routes, { initialEntry: '/sample' });
  expect(screen.getByRole('heading', { level: 1, name: 'Sample' })).toBeVisible();
  expect(await screen.findByText('Dress Care')).toBeVisible();
});
