import { screen, within } from '@testing-library/react';
import { renderPage, testConfig } from 'shared/testing';
import { routes } from '../routes';
import { buildTerms } from './terms-page';

describe('Terms and Conditions (specification, section 2)', () => {
  it('has 19 sections of legal text', () => {
    renderPage(routes, { initialEntry: '/terms' });
    expect(screen.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2, name: /^\d+\. / })).toHaveLength(19);
  });

  it('has a table of contents with links to the sections', () => {
    renderPage(routes, { initialEntry: '/terms' });
    const contents = screen.getByRole('navigation', { name: 'Contents' });
    const links = within(contents).getAllByRole('link');
    expect(links).toHaveLength(19);
    for (const link of links) {
      const id = link.getAttribute('href')?.split('#')[1] ?? '';
      expect(document.getElementById(id)).toHaveTextContent(link.textContent ?? '-');
    }
  });

  it('has the anchors that other pages link to', () => {
    renderPage(routes, { initialEntry: '/terms' });
    expect(screen.getByRole('region', { name: /Your right to cancel/ }).id).toBe('cancellation');
    expect(screen.getByRole('region', { name: /Your personal data/ }).id).toBe('privacy');
  });

  it('mentions the page of an order only if the backend has it (rule 46)', () => {
    const said = (features: (typeof testConfig)['features']) =>
      JSON.stringify(buildTerms({ ...testConfig, features }));
    expect(said([])).not.toContain('page of your order');
    expect(said(['order-link', 'calendar'])).toContain('you may also choose another day there');
  });

  it('names the configured firm, and refers to sections by their current numbers', () => {
    const sections = buildTerms(testConfig);
    expect(sections[0]?.content.join(' ')).toContain(testConfig.company.legalName);
    const title = (number: number) => sections[number - 1]?.title;
    expect(title(7)).toBe('Your right to cancel');
    expect(title(8)).toBe('If something is not right');
    expect(title(14)).toBe('Insurance and valuation');
    expect(title(15)).toBe('Our responsibility to you');
    expect(title(19)).toContain('business customers');
  });
});
