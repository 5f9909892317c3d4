import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChoiceGroup } from './choice-group';

const options = [
  { value: 'offline', label: 'Collection Only', hint: 'Pay when you collect.' },
  { value: 'online', label: 'Pay by card', detail: '£143.50' },
  { value: 'later', label: 'Not offered here', disabled: true },
];
const show = (chosen: (value: string) => void) =>
  render(
    <ChoiceGroup
      legend="Payment method"
      name="method"
      value="offline"
      onChange={chosen}
      options={options}
    />,
  );

test('one choice is selected, and another can be selected', async () => {
  const chosen = jest.fn();
  show(chosen);
  expect(screen.getByRole('group', { name: 'Payment method' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Collection Only' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Pay by card' }));
  expect(chosen).toHaveBeenCalledWith('online');
});

test('screen readers announce the meaning and price of a choice with it', () => {
  show(jest.fn());
  expect(screen.getByRole('radio', { name: 'Collection Only' })).toHaveAccessibleDescription(
    'Pay when you collect.',
  );
  expect(screen.getByRole('radio', { name: 'Pay by card' })).toHaveAccessibleDescription('£143.50');
  expect(screen.getByRole('radio', { name: 'Not offered here' })).toBeDisabled();
});
