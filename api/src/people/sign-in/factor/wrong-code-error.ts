import { invalidField } from '../../../http/invalid-field.ts';

export const createWrongCodeError = () =>
  invalidField(
    'code',
    'This code is wrong or was used already. Please enter the newest one.',
    'wrong_code',
  );
