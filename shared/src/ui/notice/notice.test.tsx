import { render, screen } from '@testing-library/react';
import { Notice } from './notice';

test('screen readers announce a new error at once', () => {
  render(
    <Notice kind="error" title="Error:" isAnnounced>
      Order total must be greater than zero.
    </Notice>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Error:Order total must be greater than zero.',
  );
});

test('screen readers announce other live notices later and static ones not at all', () => {
  render(
    <>
      <Notice kind="success" isAnnounced>
        Saved
      </Notice>
      <Notice>Collection is free</Notice>
    </>,
  );
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(screen.getByText('Collection is free')).toBeVisible();
});
