import { fireEvent, render, screen } from '@testing-library/react';
import { PageVisibilityProvider } from '../../page-head/page-contexts';
import { ImageBaseProvider, Picture } from './picture';

test('a picture requests the needed width from the address of images', () => {
  render(
    <ImageBaseProvider value="https://backend.example/api">
      <Picture file="ivory dress.jpg" alt="Ivory dress" sizes="30vw" />
    </ImageBaseProvider>,
  );
  const picture = screen.getByRole('img', { name: 'Ivory dress' });
  expect(picture).toHaveAttribute('src', 'https://backend.example/api/images/ivory%20dress.jpg');
  expect(picture.getAttribute('srcset')).toContain('ivory%20dress.jpg?w=640 640w');
  expect(picture).toHaveAttribute('sizes', '(resolution >= 2.5dppx) calc(30vw * 0.67), 30vw');
  expect(picture).toHaveAttribute('loading', 'lazy');
});

test('a screen with a high pixel density gets no wider picture than one with two pixels per CSS pixel', () => {
  render(<Picture file="banner.jpg" alt="A van" sizes="(width <= 767px) 92vw, 24rem" />);
  expect(screen.getByRole('img')).toHaveAttribute(
    'sizes',
    '(width <= 767px) and (resolution >= 2.5dppx) calc(92vw * 0.67), (resolution >= 2.5dppx) calc(24rem * 0.67), (width <= 767px) 92vw, 24rem',
  );
});

test('the main picture of a page is fetched at once', () => {
  render(<Picture file="banner.jpg" alt="A van" priority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('the main picture of a prerendered page is fetched after the visible page', () => {
  render(
    <PageVisibilityProvider value={false}>
      <Picture file="banner.jpg" alt="A van" priority />
    </PageVisibilityProvider>,
  );
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'low');
});

test('a picture that cannot be loaded is replaced by a drawing with the same text', () => {
  render(<Picture file="gone.jpg" alt="Ivory dress" />);
  fireEvent.error(screen.getByRole('img', { name: 'Ivory dress' }));
  expect(screen.getByRole('img', { name: 'Ivory dress' })).not.toHaveAttribute('src');
});

test('a picture that failed before hydration is replaced too', async () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('broken'));
  render(<Picture file="gone.jpg" alt="Ivory dress" />);
  await screen.findByText('Ivory dress');
  expect(screen.getByRole('img', { name: 'Ivory dress' })).not.toHaveAttribute('src');
});
