import { render, screen } from '@testing-library/react';
import { LiveRegion } from './live-region';

test('screen readers announce a changed text', () => {
  const { rerender } = render(<LiveRegion text="Services" />);
  expect(screen.getByRole('status')).toHaveTextContent('Services');
  rerender(<LiveRegion text="You are signed out" />);
  expect(screen.getByRole('status')).toHaveTextContent('You are signed out');
});
