import { render, screen } from '@testing-library/react';
import { SkeletonCards } from './skeleton-cards';

test('what is loading is said once, and the shapes are silent', () => {
  render(<SkeletonCards label="products" count={2} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading products…');
});
