import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberField } from './number-field';

function Days() {
  const [days, setDays] = useState(3);
  return (
    <>
      <NumberField label="Days" min={1} max={60} value={days} onNumberChange={setDays} />
      <button type="button" onClick={() => setDays(7)}>
        A week
      </button>
      <output>{String(days)}</output>
    </>
  );
}

const type = async (text: string) => {
  const field = screen.getByRole('textbox', { name: 'Days' });
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
  return field;
};

it('is a text field, which the mouse wheel cannot change', () => {
  render(<Days />);
  const field = screen.getByRole('textbox', { name: 'Days' });
  expect(field).toHaveValue('3');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
});

it('keeps what is typed, and takes only whole numbers of its range', async () => {
  render(<Days />);
  for (const text of ['0', '61', '1.5', '-1', 'three', '']) {
    expect(await type(text)).toHaveValue(text);
    expect(await type(text)).toBeInvalid();
  }
  expect(await type('007')).toHaveValue('007');
  expect(await type('60')).toBeValid();
  expect(screen.getByRole('status')).toHaveTextContent('60');
});

it('follows a value that changes from outside', async () => {
  render(<Days />);
  await type('12');
  await userEvent.click(screen.getByRole('button', { name: 'A week' }));
  expect(screen.getByRole('textbox', { name: 'Days' })).toHaveValue('7');
});
