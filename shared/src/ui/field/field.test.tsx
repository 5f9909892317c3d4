import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './field';

test('a field is found by its label and keeps the typed text', async () => {
  render(<Field label="Mobile" name="mobile" inputMode="numeric" autoComplete="tel" />);
  const field = screen.getByRole('textbox', { name: 'Mobile' });
  await userEvent.type(field, '07700900123');
  expect(field).toHaveValue('07700900123');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(field).toHaveAttribute('autocomplete', 'tel');
});

test('a required field is marked, and the browser refuses an empty one only with `enforce`', () => {
  render(
    <>
      <Field label="Name" required />
      <Field label="Message" required isEnforced multiline />
    </>,
  );
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name).toBeRequired();
  expect(name).not.toHaveAttribute('required');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAttribute('required');
});

test('screen readers announce hint and error with the field', () => {
  render(<Field label="Post Code" hint="Mainland only." error="This post code is not complete." />);
  const field = screen.getByRole('textbox', { name: 'Post Code' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Mainland only. This post code is not complete.');
});
