import { screen } from '@testing-library/react';
import { boxes, dressCare } from '../testing/catalogue';
import { parseService } from '../testing/parse-catalogue';
import { visitPage } from '../testing/visit-page';

const subservices = { name: 'Before the Day', picture: '', serviceid: 1 };

describe('the listing of the chosen service or sub-service (specification, section 2)', () => {
  it("lists the chosen service's products with prices", async () => {
    const { getCalls } = visitPage('/dresses', {}, { state: { services: parseService(boxes) } });
    expect(await screen.findByRole('link', { name: 'Crate' })).toHaveAttribute(
      'href',
      '/boxes/crate',
    );
    expect(screen.getByText('£12.50')).toBeInTheDocument();
    expect(getCalls()).toContain('GET users/getproducts/2');
  });

  it("has the chosen sub-service's name as heading", async () => {
    visitPage('/dresses', {}, { state: { services: parseService(dressCare), subservices } });
    await screen.findByRole('link', { name: 'Gown Clean' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Before the Day');
  });

  it('redirects to /services on a first visit (rule 10)', () => {
    expect(visitPage('/dresses').getAddress()).toBe('/services');
  });

  it('is hidden from search engines (rule 10)', async () => {
    visitPage('/dresses', {}, { state: { services: parseService(boxes) } });
    await screen.findByRole('link', { name: 'Crate' });
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex',
    );
  });
});
