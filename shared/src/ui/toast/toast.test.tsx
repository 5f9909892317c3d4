import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider, useToast } from './toast';

function Form() {
  const toast = useToast();
  return (
    <button onClick={() => toast({ kind: 'error', text: 'Please fill the captcha' })}>Send</button>
  );
}
const show = () =>
  render(
    <ToastProvider>
      <Form />
    </ToastProvider>,
  );

test('a toast appears, is announced, and can be dismissed', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  // Reads the role first, because Radix removes the announced copy after a second.
  expect(await screen.findByRole('status')).toHaveAttribute('aria-live', 'assertive');
  expect(await screen.findByText('Please fill the captcha')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Please fill the captcha')).not.toBeInTheDocument();
});

test('a repeated message is visible once', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findAllByText('Please fill the captcha')).toHaveLength(1);
});
