import { createContext } from 'react';
import type { FormRefusal } from '../../api/request-error';

/**
 * The error of a form. The `Field` with the name in the error shows the text and takes the focus.
 */
export const RefusedField = createContext<FormRefusal | null>(null);
