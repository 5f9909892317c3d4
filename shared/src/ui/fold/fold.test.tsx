import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fold } from './fold';

test('the title opens and closes the content', async () => {
  render(
    <Fold title="Help">
      <p>Ask us.</p>
    </Fold>,
  );
  const fold = screen.getByRole('group');
  expect(fold).not.toHaveAttribute('open');
  await userEvent.click(screen.getByRole('heading', { name: 'Help' }));
  expect(fold).toHaveAttribute('open');
});
