import { screen } from '@testing-library/react';
import { visitPage } from '../testing/visit-page';

const live = ['/how-much-to-move'];
const link = () => screen.queryByRole('link', { name: 'How much do I have to move?' });

describe('the link to the quote page', () => {
  it('is on the listings of moves and kits if a live remote has that page', async () => {
    visitPage('/removals', {}, { livePaths: live });
    expect(
      await screen.findByRole('link', { name: 'How much do I have to move?' }),
    ).toHaveAttribute('href', '/how-much-to-move');
  });

  it('is on the page of kits', () => {
    visitPage('/removalkit', {}, { livePaths: live });
    expect(link()).toBeVisible();
  });

  it('is absent without that page, and on the listing of dresses', async () => {
    const kits = visitPage('/removalkit');
    expect(link()).not.toBeInTheDocument();
    kits.unmount();
    visitPage('/dress-care', {}, { livePaths: live });
    await screen.findByRole('link', { name: 'Gown Clean' });
    expect(link()).not.toBeInTheDocument();
  });
});
