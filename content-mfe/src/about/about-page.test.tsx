import { screen } from '@testing-library/react';
import { fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';

const about = { picture: 'about.svg', description: 'First of all.\n\nAnd then.' };

describe('About Us (specification, section 2)', () => {
  it('shows a banner, the picture and the description, paragraph by paragraph', async () => {
    fakeBackend({ 'GET users/aboutus': { body: { status: true, data: about } } });
    renderPage(routes, { initialEntry: '/about' });
    expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    expect(await screen.findByText('First of all.')).toBeVisible();
    expect(screen.getByText('And then.')).toBeVisible();
    expect(screen.getByRole('img', { name: /workroom/ })).toHaveAttribute(
      'src',
      expect.stringContaining('/images/about.svg'),
    );
  });

  it("has the firm's own text and focal point of the picture", async () => {
    const pictures = [{ file: 'about.svg', alt: 'Our crew at work', focusx: 50, focusy: 10 }];
    const body = { status: true, data: { ...about, pictures } };
    fakeBackend({ 'GET users/aboutus': { body } });
    renderPage(routes, { initialEntry: '/about' });
    const picture = await screen.findByRole('img', { name: 'Our crew at work' });
    expect(picture).toHaveAttribute('data-y', '10');
  });

  it('reads a response without data (rule 40)', async () => {
    fakeBackend({ 'GET users/aboutus': { body: about } });
    renderPage(routes, { initialEntry: '/about' });
    expect(await screen.findByText('And then.')).toBeVisible();
  });

  it('shows a message and a link if there is no text (rule 9)', async () => {
    fakeBackend({ 'GET users/aboutus': { body: { status: true, data: [] } } });
    renderPage(routes, { initialEntry: '/about' });
    expect(await screen.findByRole('link', { name: 'See what we do' })).toBeVisible();
  });

  it('shows a failure for a 2xx response with an error (rule 9)', async () => {
    jest.mocked(console.error).mockImplementation(() => undefined);
    fakeBackend({ 'GET users/aboutus': { body: { error: 'relation "about" does not exist' } } });
    renderPage(routes, { initialEntry: '/about' });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(screen.queryByText('Our story is being written')).not.toBeInTheDocument();
  });

  it('shows a failure and retries (rule 9)', async () => {
    const { responses } = fakeBackend({ 'GET users/aboutus': { status: 500 } });
    const { user } = renderPage(routes, { initialEntry: '/about' });
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    responses['GET users/aboutus'] = { body: { data: about } };
    await user.click(retryButton);
    expect(await screen.findByText('First of all.')).toBeVisible();
  });
});
