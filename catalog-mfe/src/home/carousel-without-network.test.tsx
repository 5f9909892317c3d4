import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visitPage } from '../testing/visit-page';

jest.mock('embla-carousel', () => {
  throw new Error('The network is away.');
});

const current = async () =>
  (await screen.findAllByRole('group', { name: /^\d of \d$/ })).find(
    (slide) => !slide.hasAttribute('inert'),
  ) as HTMLElement;

describe('the home carousel if its slider library cannot be fetched (rule 11)', () => {
  it('changes the slide by a swipe', async () => {
    visitPage('/');
    const first = await current();
    expect(first).toHaveTextContent('Boxes');
    fireEvent.touchStart(first, { touches: [{ clientX: 200 }] });
    fireEvent.touchEnd(first, { changedTouches: [{ clientX: 90 }] });
    expect(await current()).toHaveTextContent('Dress Care');
  });

  it('keeps the slide after a touch without a swipe', async () => {
    visitPage('/');
    const first = await current();
    fireEvent.touchStart(first, { touches: [{ clientX: 200 }] });
    fireEvent.touchEnd(first, { changedTouches: [{ clientX: 195 }] });
    expect(await current()).toBe(first);
  });

  it('changes the slide by arrow keys', async () => {
    visitPage('/');
    const link = await screen.findByRole('link', { name: 'Choose Boxes' });
    act(() => link.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(await current()).toHaveTextContent('Dress Care');
  });
});
