/**
 * Fields, choices and quantities.
 */
export { londonDay } from 'contract/london-day';
export { Field, type FieldProps } from './ui/field/field';
export {
  SelectField,
  type SelectOption,
  type SelectFieldProps,
} from './ui/select-field/select-field';
export { ChoiceGroup, type Choice } from './ui/choice-group/choice-group';
export { QuantityStepper } from './ui/quantity-stepper/quantity-stepper';
