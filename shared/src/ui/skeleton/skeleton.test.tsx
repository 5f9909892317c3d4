import { render, screen } from '@testing-library/react';
import { SkeletonCards } from './skeleton';

test('screen readers announce the loading content once and skip the shapes', () => {
  render(<SkeletonCards label="products" count={2} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading products…');
});
