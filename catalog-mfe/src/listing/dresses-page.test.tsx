import { screen } from '@testing-library/react';
import { boxes, dressCare } from '../testing/catalogue';
import { chosenService } from '../testing/chosen';
import { visit } from '../testing/shop';

const subservices = { name: 'Before the Day', picture: '', serviceid: 1 };

describe('the listing of the chosen service or sub-service (specification, section 2)', () => {
  it("lists the chosen service's products with prices", async () => {
    const { called } = visit('/dresses', {}, { state: { services: chosenService(boxes) } });
    expect(await screen.findByRole('link', { name: 'Crate' })).toHaveAttribute(
      'href',
      '/boxes/crate',
    );
    expect(screen.getByText('£12.50')).toBeInTheDocument();
    expect(called()).toContain('GET users/getproducts/2');
  });

  it("has the chosen sub-service's name as heading", async () => {
    visit('/dresses', {}, { state: { services: chosenService(dressCare), subservices } });
    await screen.findByRole('link', { name: 'Gown Clean' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Before the Day');
  });

  it('redirects to /services on a first visit (rule 10)', () => {
    expect(visit('/dresses').address()).toBe('/services');
  });

  it('is hidden from search engines (rule 10)', async () => {
    visit('/dresses', {}, { state: { services: chosenService(boxes) } });
    await screen.findByRole('link', { name: 'Crate' });
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex',
    );
  });
});
