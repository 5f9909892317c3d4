import type { RefundRow } from '../records/refund-payments.ts';

/**
 * Returns the reference for a refund's next call to the provider. Providers repeat a failure for
 * the same reference, so each failure leads to a new reference.
 */
export const createReference = ({ key, failures }: Pick<RefundRow, 'key' | 'failures'>): string =>
  `${key}-${failures}`;

/** Returns the key of the refund to which this reference belongs. */
export const readReferenceKey = (reference: string): string => reference.replace(/-\d+$/, '');
