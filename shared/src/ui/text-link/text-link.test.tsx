import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { TextLink } from './text-link';

const Where = () => <output>{useLocation().pathname}</output>;

test('a click on a link within the shop does not load the page', async () => {
  render(
    <MemoryRouter>
      <TextLink to="/terms">Terms and conditions</TextLink>
      <Where />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Terms and conditions' }));
  expect(screen.getByRole('status')).toHaveTextContent('/terms');
});
