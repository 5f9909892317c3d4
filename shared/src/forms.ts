export { Field, type FieldProps, FormErrorContext } from './ui/field/field';
export { readForm } from './ui/field/read-form';
export {
  SelectField,
  type SelectOption,
  type SelectFieldProps,
} from './ui/select-field/select-field';
export { ChoiceGroup, type ChoiceOption } from './ui/choice-group/choice-group';
export { getLondonToday, toLondonDay } from 'contract/calendar/london-day';
export {
  hasExtension,
  isPhone,
  NO_EXTENSION_MESSAGE,
  extractPhoneDigits,
} from 'contract/values/phone';
export { cleanTypedText } from 'contract/values/typed-text';
export { FindAddress, type FindAddressProps } from './ui/find-address/find-address';
export { QuantityStepper } from './ui/quantity-stepper/quantity-stepper';
