import { createContext } from 'react';
import type { FormError } from '../../api/request-error';

export const FormErrorContext = createContext<FormError | null>(null);
