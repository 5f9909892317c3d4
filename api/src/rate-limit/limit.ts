/**
 * Subjects of limits, in the order of counting. If one counter refuses, the next subjects do not
 * count. `address` is an IPv4 address or the first 64 bits of an IPv6 address. `network` is the
 * first 48 bits of an IPv6 address. `pair` is an `address` together with an e-mail address.
 * `recipient` is the mailbox to which a mail goes.
 */
export const subjects = ['account', 'address', 'network', 'pair', 'recipient'] as const;

export type Subject = (typeof subjects)[number];

/** Largest numbers of requests within `windowMs` ms, by subject. */
export interface Limit extends Partial<Record<Subject, number>> {
  name: string;
  description: string;
  windowMs: number;
}

/** Durations of the windows of limits, in ms. */
export const HOUR = 3_600_000;

export const QUARTER_HOUR = HOUR / 4;
export const DAY = 24 * HOUR;
