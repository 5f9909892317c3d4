import { createContext } from 'react';
import type { FieldRefusal } from '../../api/request-error';

/** The field of a form that was refused. The `Field` of that name shows the sentence and takes the focus. */
export const RefusedField = createContext<FieldRefusal | null>(null);
