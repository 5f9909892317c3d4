import { createContext } from 'react';
import type { FormError } from '../../api/request-error';

/** The `Field` that the error names shows its text and takes the focus. */
export const FormErrorContext = createContext<FormError | null>(null);
