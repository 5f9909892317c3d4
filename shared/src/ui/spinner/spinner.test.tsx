import { render, screen } from '@testing-library/react';
import { Spinner } from './spinner';

test('a spinner announces its label', () => {
  render(<Spinner label="Loading user information..." />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading user information...');
});
