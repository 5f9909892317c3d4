import { screen, within } from '@testing-library/react';
import { buildTermsTexts } from 'contract/content/texts/terms-texts';
import { fakeBackend, renderPage, testConfig } from 'shared/testing';
import { routes } from '../routes';

const show = (config = {}) => renderPage(routes, { initialEntry: '/terms', config });

describe('Terms and Conditions (specification, section 2)', () => {
  it('has 19 sections of legal text', async () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
    expect(await screen.findAllByRole('heading', { level: 2, name: /^\d+\. / })).toHaveLength(19);
  });

  it('has a table of contents with links to the sections', async () => {
    show();
    const contents = await screen.findByRole('navigation', { name: 'Contents' });
    const links = within(contents).getAllByRole('link');
    expect(links).toHaveLength(19);
    for (const link of links) {
      const id = link.getAttribute('href')?.split('#')[1] ?? '';
      expect(document.getElementById(id)).toHaveTextContent(link.textContent ?? '-');
    }
  });

  it('has the anchors that other pages link to', async () => {
    show();
    expect((await screen.findByRole('region', { name: /Your right to cancel/ })).id).toBe(
      'cancellation',
    );
    expect(screen.getByRole('region', { name: /Your personal data/ }).id).toBe('privacy');
  });

  it('mentions the page of an order only if the backend has it (rule 46)', () => {
    const said = (...features: Parameters<typeof buildTermsTexts>[0]) =>
      JSON.stringify(buildTermsTexts(features));
    expect(said()).not.toContain('page of your order');
    expect(said('order-link', 'calendar')).toContain('you may also choose another day there');
  });

  it('names the configured firm, and refers to sections by their current numbers', async () => {
    show();
    const { company, warehouse } = testConfig;
    expect(
      await screen.findByText((text) => text.includes(`trading name of ${company.legalName} (`)),
    ).toHaveTextContent(`Our VAT number is ${company.vatNumber}.`);
    expect(screen.getByText((text) => text.includes(warehouse))).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/\{\w+\}/);
    const title = (number: number) => buildTermsTexts([])[number - 1]?.title;
    expect(title(7)).toBe('Your right to cancel');
    expect(title(8)).toBe('If something is not right');
    expect(title(14)).toBe('Insurance and valuation');
    expect(title(15)).toBe('Our responsibility to you');
    expect(title(19)).toContain('business customers');
  });
});

describe('the terms of a backend that keeps texts (rule 64)', () => {
  it('are shown with their lists and the settings of the shop', async () => {
    const content = 'Write to {email}:\n- on Monday\n- on Friday\n\n{unknown} stays.';
    fakeBackend({
      'GET users/getterms': {
        body: { status: true, data: [{ anchor: 'days', title: 'Days', content }] },
      },
    });
    show({ features: ['texts'] });
    const section = within(await screen.findByRole('region', { name: /Days/ }));
    expect(section.getByText(`Write to ${testConfig.email}:`)).toBeVisible();
    expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'on Monday',
      'on Friday',
    ]);
    expect(section.getByText('{unknown} stays.')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  });
});
