import { render, screen } from '@testing-library/react';
import { Grid, Split } from './layout';

test('a grid can be a list, and the main part of a split comes first', () => {
  render(
    <Split aside={<p>Order summary</p>}>
      <Grid as="ul">
        <li>Kit A</li>
        <li>Kit B</li>
      </Grid>
    </Split>,
  );
  const list = screen.getByRole('list');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  const after = list.compareDocumentPosition(screen.getByText('Order summary'));
  expect(after).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
