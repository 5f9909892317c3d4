import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuantityStepper } from './quantity-stepper';

test('the buttons name the product whose quantity they change', async () => {
  const decrease = jest.fn();
  const increase = jest.fn();
  render(
    <QuantityStepper name="Removal Kit A" value={2} onDecrease={decrease} onIncrease={increase} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity of Removal Kit A' }));
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity of Removal Kit A' }));
  expect(decrease).toHaveBeenCalledTimes(1);
  expect(increase).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('2');
});

test('the quantity cannot exceed the maximum', () => {
  render(
    <QuantityStepper name="Tape" value={9} max={9} onDecrease={jest.fn()} onIncrease={jest.fn()} />,
  );
  expect(screen.getByRole('button', { name: 'Increase quantity of Tape' })).toBeDisabled();
});

test('the quantity cannot go below the minimum', () => {
  render(
    <QuantityStepper name="Tape" value={0} min={0} onDecrease={jest.fn()} onIncrease={jest.fn()} />,
  );
  expect(screen.getByRole('button', { name: 'Decrease quantity of Tape' })).toBeDisabled();
});
