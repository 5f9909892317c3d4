import { render, screen } from '@testing-library/react';
import { LiveRegion } from './live-region';

test('what changes is read out', () => {
  const { rerender } = render(<LiveRegion text="Services" />);
  expect(screen.getByRole('status')).toHaveTextContent('Services');
  rerender(<LiveRegion text="You are signed out" />);
  expect(screen.getByRole('status')).toHaveTextContent('You are signed out');
});
