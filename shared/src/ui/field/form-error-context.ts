import { createContext } from 'react';
import type { FormError } from '../../api/request-error';

/** The error of a form. The `Field` that it names shows its text and takes the focus. */
export const FormErrorContext = createContext<FormError | null>(null);
