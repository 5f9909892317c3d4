import { screen } from '@testing-library/react';
import { visit } from '../testing/shop';

const live = ['/how-much-to-move'];
const link = () => screen.queryByRole('link', { name: 'How much do I have to move?' });

describe('the way to count what moves', () => {
  it('stands at moves and kits, where a live room has that page', async () => {
    visit('/removals', {}, { live });
    expect(
      await screen.findByRole('link', { name: 'How much do I have to move?' }),
    ).toHaveAttribute('href', '/how-much-to-move');
  });

  it('stands at the kits', () => {
    visit('/removalkit', {}, { live });
    expect(link()).toBeVisible();
  });

  it('is nowhere without that page, nor at dresses', async () => {
    const kits = visit('/removalkit');
    expect(link()).not.toBeInTheDocument();
    kits.unmount();
    visit('/dress-care', {}, { live });
    await screen.findByRole('link', { name: 'Gown Clean' });
    expect(link()).not.toBeInTheDocument();
  });
});
