import type { RefundRow } from '../records/refund-payments.ts';

/**
 * Returns the reference of a refund's next call to the provider. Providers repeat a failure for the
 * same reference, so each failure starts a new one.
 */
export const createReference = ({ key, failures }: Pick<RefundRow, 'key' | 'failures'>): string =>
  `${key}-${failures}`;

/** Returns the key of the refund that this reference belongs to. */
export const readReferenceKey = (reference: string): string => reference.replace(/-\d+$/, '');
