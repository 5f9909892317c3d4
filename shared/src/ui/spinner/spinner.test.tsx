import { render, screen } from '@testing-library/react';
import { Spinner } from './spinner';

test('a spinner says what is being waited for', () => {
  render(<Spinner label="Loading user information..." />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading user information...');
});
