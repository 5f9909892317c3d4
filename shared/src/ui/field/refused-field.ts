import { createContext } from 'react';
import type { FormRefusal } from '../../api/request-error';

/** The refused field of a form. The `Field` of that name renders the sentence and takes the focus. */
export const RefusedField = createContext<FormRefusal | null>(null);
