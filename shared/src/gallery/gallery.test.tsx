import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { BannerGallery, UiGallery } from './gallery';

const page = (
  <MemoryRouter>
    <BannerGallery />
    <UiGallery />
  </MemoryRouter>
);

test('every component renders on the server and hydrates without a mismatch', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(within(container).getByRole('heading', { name: 'The kit' })).toBeVisible();
  const differences: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, page, { onRecoverableError: (error) => differences.push(error) }),
  );
  expect(differences).toEqual([]);
  expect(screen.getByRole('button', { name: 'Open the basket' })).toBeVisible();
  await act(async () => root.unmount());
});
