import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FailedState } from './failed-state';

test('a failed read shows what failed and can be retried', async () => {
  const retry = jest.fn();
  render(<FailedState subject="the services" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('We could not load the services');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
