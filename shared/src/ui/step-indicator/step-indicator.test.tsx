import { render, screen, within } from '@testing-library/react';
import { StepIndicator } from './step-indicator';

test('the current step is marked and earlier steps are completed', () => {
  render(<StepIndicator currentStep="payment" />);
  const steps = within(screen.getByRole('list', { name: 'Checkout steps' })).getAllByRole(
    'listitem',
  );
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'step',
    null,
  ]);
  expect(steps[1]).toHaveTextContent('Details, completed');
  expect(steps[3]).not.toHaveTextContent('completed');
});

test('a step with missing details is not completed', () => {
  render(<StepIndicator currentStep="payment" missingStep="details" />);
  const [basket, details] = screen.getAllByRole('listitem');
  expect(basket).toHaveTextContent('Basket, completed');
  expect(details).not.toHaveTextContent('completed');
});
