import { screen, within } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import { RegistryProvider } from '../registry/remote-table';
import type { Registry } from '../boot/boot-data';
import { Layout } from '../layout/layout';
import { type Preview, PreviewProvider } from './preview-badge';

const menu = [
  { label: 'Orders', path: '/admin', role: 'staff', order: 10 },
  { label: 'Versions', path: '/admin/versions', role: 'staff', order: 20, feature: 'previews' },
];
const registry: Registry = {
  microFrontends: {
    staff: [{ url: '', metadata: { version: '1' }, extras: { routes: [], menu, exposes: [] } }],
  },
};

const show = (preview: Preview | null | undefined, path = '/') =>
  renderPage(
    <RegistryProvider value={registry}>
      <PreviewProvider value={preview}>
        <Layout miniBasket={null}>
          <h1>A page</h1>
        </Layout>
      </PreviewProvider>
    </RegistryProvider>,
    { initialEntry: path, user: { id: 2, role: 'staff' }, config: { features: ['staff'] } },
  );

const preview = { versions: { catalog: '1.2.0-ab12cd34' }, until: '2026-07-01T12:30:00.000Z' };

describe('the badge of a preview', () => {
  test.each(['/', '/cart', '/admin'])('is on %s, and has a form that ends the preview', (path) => {
    show(preview, path);
    const badge = within(screen.getByRole('complementary', { name: 'Preview' }));
    expect(badge.getByText('catalog 1.2.0-ab12cd34')).toBeVisible();
    expect(badge.getByText('13:30')).toHaveAttribute('datetime', preview.until);
    const form = badge.getByRole('button', { name: 'End preview' }).closest('form');
    expect(form).toHaveAttribute('action', '/-/preview/end');
    expect(form).toHaveAttribute('method', 'post');
  });

  test.each([null, undefined])('is absent without a preview (%p)', (none) => {
    show(none);
    expect(screen.queryByRole('complementary', { name: 'Preview' })).not.toBeInTheDocument();
  });
});

describe('the entry for previews in the staff menu', () => {
  const findVersionsLink = () =>
    within(screen.getByRole('banner')).queryByRole('link', { name: 'Versions' });

  it('exists if the server supports previews', () => {
    show(null, '/admin');
    expect(findVersionsLink()).toHaveAttribute('href', '/admin/versions');
  });

  it('is absent if the server does not support previews', () => {
    show(undefined, '/admin');
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Orders' })).toBeVisible();
    expect(findVersionsLink()).not.toBeInTheDocument();
  });
});
