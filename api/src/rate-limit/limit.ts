/**
 * Subjects of limits, in the order of counting. If one counter refuses, the next subjects do not
 * count. `network` is the IPv6 network of an IP address. `pair` is an IP address together with an
 * e-mail address.
 */
export const subjects = ['account', 'address', 'network', 'pair', 'recipient'] as const;

export type Subject = (typeof subjects)[number];

/** Largest numbers of requests within `windowMs` ms, by subject. */
export interface Limit extends Partial<Record<Subject, number>> {
  name: string;
  description: string;
  windowMs: number;
}

export const HOUR = 3_600_000;

export const QUARTER_HOUR = HOUR / 4;
export const DAY = 24 * HOUR;
