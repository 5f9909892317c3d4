import { render, screen } from '@testing-library/react';
import { Page, PageHeader, Section } from './page';
import { PageBanner } from './page-banner';

test('a page header has the only main heading, and sections have lower headings', () => {
  render(
    <Page>
      <PageHeader title="Services" intro="What we do" />
      <Section title="Moving">Vans</Section>
    </Page>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Moving' })).toBeVisible();
});

test('a banner has the main heading, its tagline and a picture', () => {
  render(<PageBanner title="Products" tagline="For the move" picture={<img alt="A van" />} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  expect(screen.getByText('For the move')).toBeVisible();
  expect(screen.getByRole('img', { name: 'A van' })).toBeVisible();
});
