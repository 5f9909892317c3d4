import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField } from './select-field';

test('an option is chosen by its label', async () => {
  const chosen = jest.fn();
  render(
    <SelectField
      label="Presentation box"
      hint="Acid-free."
      defaultValue="no"
      onChange={(event) => chosen(event.target.value)}
      options={[
        { value: 'no', label: 'No' },
        { value: 'standard', label: 'Standard (+£25.00)' },
      ]}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Presentation box' });
  await userEvent.selectOptions(select, 'Standard (+£25.00)');
  expect(chosen).toHaveBeenCalledWith('standard');
  expect(select).toHaveAccessibleDescription('Acid-free.');
});
