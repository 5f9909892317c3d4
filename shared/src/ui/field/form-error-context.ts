import { createContext } from 'react';
import type { FormError } from '../../api/request-error';

/**
 * The error of a form. The `Field` with the name in the error shows the text and takes the focus.
 */
export const FormErrorContext = createContext<FormError | null>(null);
