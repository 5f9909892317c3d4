import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './accordion';

const items = [
  { id: 'long', title: 'How long does cleaning take?', content: <p>Four to six weeks.</p> },
  { id: 'where', title: 'Where do you collect from?', content: <p>Mainland postcodes.</p> },
];

test('an entry opens and closes, and the others do not change', async () => {
  render(<Accordion items={items} />);
  const question = screen.getByRole('button', { name: 'How long does cleaning take?' });
  expect(question).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(question);
  expect(question).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Four to six weeks.')).toBeVisible();
  expect(screen.getByText('Mainland postcodes.')).not.toBeVisible();
  await userEvent.click(question);
  expect(screen.getByText('Four to six weeks.')).not.toBeVisible();
});

test('entries are headings of the level that the page needs', async () => {
  render(<Accordion items={items} headingLevel={2} />);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Where do you collect from?' }));
  expect(screen.getByRole('region', { name: 'Where do you collect from?' })).toBeVisible();
});
