import { act, screen, waitFor, within } from '@testing-library/react';
import { type NavigateFunction, useNavigate } from 'shared/router';
import { fakeBackend, renderPage } from 'shared/testing';
import { ServicesMenu } from './services-menu';

const service = (id: number, name: string, priority: number) => ({
  id,
  name,
  slug: name.toLowerCase(),
  priority,
});
const answers = {
  'GET users/getservices': { body: [service(1, 'Boxes', 1), service(2, 'Gowns', 2)] },
};

function show(given: Parameters<typeof fakeBackend>[0] = answers, live: string[] = []) {
  const backend = fakeBackend(given);
  const page = renderPage(
    <>
      <ServicesMenu layout="row" />
      <a href="#elsewhere">Elsewhere</a>
    </>,
    { livePaths: live },
  );
  return { ...backend, ...page, toggle: screen.getByRole('button', { name: 'List of services' }) };
}

describe('the menu of services', () => {
  it('sends no request before it is opened, then lists the services by priority', async () => {
    const { user, toggle, calls } = show();
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(calls).toEqual([]);
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await screen.findByRole('link', { name: 'Gowns' });
    const list = within(screen.getByRole('list'));
    expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Gowns', 'Boxes']);
  });

  it('ends with a link to the quote page if a live remote has that page', async () => {
    const { user, toggle } = show(answers, ['/how-much-to-move']);
    await user.click(toggle);
    await screen.findByRole('link', { name: 'Gowns' });
    expect(screen.getByRole('link', { name: 'How much do I have to move?' })).toHaveAttribute(
      'href',
      '/how-much-to-move',
    );
  });

  it('closes by Escape, which restores the focus, and when it loses the focus', async () => {
    const { user, toggle } = show();
    toggle.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('link', { name: 'Gowns' });
    await user.tab();
    await user.keyboard('{Escape}');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveFocus();
    await user.keyboard('{Enter}');
    act(() => screen.getByRole('link', { name: 'Elsewhere' }).focus());
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
  });

  it('navigates to a service, and closes', async () => {
    const { user, toggle, getAddress } = show();
    await user.click(toggle);
    await user.click(await screen.findByRole('link', { name: 'Boxes' }));
    expect(getAddress()).toBe('/boxes');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('is closed after a return to the page', async () => {
    let navigate: NavigateFunction = () => undefined;
    const Way = () => {
      navigate = useNavigate();
      return <ServicesMenu layout="row" />;
    };
    fakeBackend(answers);
    const { user, getAddress } = renderPage(<Way />);
    const toggle = screen.getByRole('button', { name: 'List of services' });
    await user.click(toggle);
    await user.click(await screen.findByRole('link', { name: 'Boxes' }));
    await act(async () => void navigate(-1));
    expect(getAddress()).toBe('/');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows that it could not be loaded, and retries (rule 9)', async () => {
    const { user, toggle, responses: given } = show({ 'GET users/getservices': { status: 500 } });
    await user.click(toggle);
    await screen.findByText('We could not load the services.');
    given['GET users/getservices'] = answers['GET users/getservices'];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Boxes' })).toBeInTheDocument();
  });
});
