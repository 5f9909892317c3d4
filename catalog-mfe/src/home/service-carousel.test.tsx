import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visitPage } from '../testing/visit-page';

const shown = () =>
  screen.getAllByRole('group', { name: /^\d of \d$/ }).find((slide) => !slide.hasAttribute('inert'))
    ?.textContent;
const carousel = () => screen.findByRole('region', { name: 'Our services' });
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const visitor = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

describe('the home carousel (specification, section 9; rule 11)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows one slide, and the next every 5 seconds, in a loop', async () => {
    visitPage('/');
    await carousel();
    expect(shown()).toContain('Boxes');
    await pass(4900);
    expect(shown()).toContain('Boxes');
    await pass(200);
    expect(shown()).toContain('Dress Care');
    await pass(5000);
    expect(shown()).toContain('Boxes');
  });

  it('has one pause button and no dots or arrows', async () => {
    visitPage('/');
    const user = visitor();
    await carousel();
    const button = screen.getByRole('button', { name: 'Pause' });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Pause',
      'Send',
    ]);
    await user.click(button);
    await pass(20_000);
    expect(shown()).toContain('Boxes');
    await user.click(screen.getByRole('button', { name: 'Play' }));
    await pass(5100);
    expect(shown()).toContain('Dress Care');
  });

  it('changes the slide by arrow keys and moves the focus with it', async () => {
    visitPage('/');
    const user = visitor();
    await carousel();
    act(() => screen.getByRole('link', { name: 'Choose Boxes' }).focus());
    await user.keyboard('{ArrowLeft}');
    expect(shown()).toContain('Dress Care');
    expect(screen.getByRole('link', { name: 'Choose Dress Care' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(shown()).toContain('Boxes');
  });

  it('does not move with reduced motion', async () => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as unknown as MediaQueryList);
    visitPage('/');
    await carousel();
    await pass(20_000);
    expect(shown()).toContain('Boxes');
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  });
});
