import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Button, ButtonLink } from './button';

test('a button has its text as name and submits only with type submit', async () => {
  const pressed = jest.fn();
  render(<Button onClick={pressed}>Add to cart</Button>);
  const button = screen.getByRole('button', { name: 'Add to cart' });
  await userEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('type', 'button');
});

test('a busy button announces its state and cannot be pressed', async () => {
  const pressed = jest.fn();
  render(
    <Button busy onClick={pressed}>
      Placing order
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Placing order' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toBeDisabled();
  await userEvent.click(button);
  expect(pressed).not.toHaveBeenCalled();
});

test('a button link leads within the shop or outside it', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/cart">Go to cart</ButtonLink>
      <ButtonLink href="https://example.com/moving">Moving</ButtonLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
  expect(screen.getByRole('link', { name: 'Moving' })).toHaveAttribute(
    'href',
    'https://example.com/moving',
  );
});
