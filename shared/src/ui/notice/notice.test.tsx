import { render, screen } from '@testing-library/react';
import { Notice } from './notice';

test('an error that appears is read out at once', () => {
  render(
    <Notice kind="error" title="Error:" live>
      Order total must be greater than zero.
    </Notice>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Error:Order total must be greater than zero.',
  );
});

test('other notices wait their turn, and standing ones are only text', () => {
  render(
    <>
      <Notice kind="success" live>
        Saved
      </Notice>
      <Notice>Collection is free</Notice>
    </>,
  );
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(screen.getByText('Collection is free')).toBeVisible();
});
