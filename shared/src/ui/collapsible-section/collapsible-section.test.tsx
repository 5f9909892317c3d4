import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CollapsibleSection } from './collapsible-section';

test('the title opens and closes the content', async () => {
  render(
    <CollapsibleSection title="Help">
      <p>Ask us.</p>
    </CollapsibleSection>,
  );
  const fold = screen.getByRole('group');
  expect(fold).not.toHaveAttribute('open');
  await userEvent.click(screen.getByRole('heading', { name: 'Help' }));
  expect(fold).toHaveAttribute('open');
});
