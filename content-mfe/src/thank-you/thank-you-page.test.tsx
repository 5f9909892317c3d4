import { screen, waitFor } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import { routes } from '../routes';

jest.mock('../captcha/altcha-captcha', () => ({ mountAltcha: () => new Promise(() => undefined) }));

describe('/thankyou (specification, section 2; rule 6)', () => {
  it('shows that the team will be in contact', () => {
    renderPage(routes, { initialEntry: '/Thankyou' });
    expect(screen.getByText(/team will be in contact/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add how to reach you' })).not.toBeInTheDocument();
  });

  it('promises no contact before the shopper has given contact details', () => {
    renderPage(routes, { initialEntry: { pathname: '/thankyou', state: { message: 'Lace?' } } });
    expect(screen.getByText(/^One thing is missing/)).toHaveTextContent(
      'once we know how to reach you, our team will be in contact with you.',
    );
    expect(screen.queryByText('Our team will be in contact with you soon.')).toBeNull();
  });

  it('passes a typed message on to /contact', async () => {
    const { user, getAddress } = renderPage(routes, {
      initialEntry: { pathname: '/thankyou', state: { message: 'Can you clean lace?' } },
    });
    await user.click(screen.getByRole('link', { name: 'Add how to reach you' }));
    await waitFor(() => expect(getAddress()).toBe('/contact'));
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Can you clean lace?');
  });
});
