import { render, screen } from '@testing-library/react';
import { Icon } from './icon';

test('an icon is hidden from screen readers unless it has a label', () => {
  render(
    <>
      <Icon name="truck" />
      <Icon name="phone" label="Telephone" />
    </>,
  );
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Telephone' })).toBeVisible();
});
