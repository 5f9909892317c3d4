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

test('one of the choices is taken, and another can be', async () => {
  const chosen = jest.fn();
  show(chosen);
  expect(screen.getByRole('group', { name: 'Payment method' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Collection Only' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Pay by card' }));
  expect(chosen).toHaveBeenCalledWith('online');
});

test('what a choice means and costs is read out with it', () => {
  show(jest.fn());
  expect(screen.getByRole('radio', { name: 'Collection Only' })).toHaveAccessibleDescription(
    'Pay when you collect.',
  );
  expect(screen.getByRole('radio', { name: 'Pay by card' })).toHaveAccessibleDescription('£143.50');
  expect(screen.getByRole('radio', { name: 'Not offered here' })).toBeDisabled();
});
