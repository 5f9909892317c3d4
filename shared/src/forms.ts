/**
 * Fields, choices and quantities.
 */
export { Field, type FieldProps } from './ui/field/field';
export { readForm } from './ui/field/read-form';
export { RefusedField } from './ui/field/refused-field';
export {
  SelectField,
  type SelectOption,
  type SelectFieldProps,
} from './ui/select-field/select-field';
export { ChoiceGroup, type Choice } from './ui/choice-group/choice-group';
export { londonDay } from 'contract/calendar/london-day';
export { hasExtension, isPhone, NO_EXTENSION_MESSAGE, phoneDigits } from 'contract/values/phone';
export { cleanTyped } from 'contract/values/typed-text';
export { QuantityStepper } from './ui/quantity-stepper/quantity-stepper';
