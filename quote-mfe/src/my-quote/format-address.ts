import { describeAddress } from 'contract/calendar/move-address';
import type { QuotedAddress } from 'contract/quotes/quote-fields';

/** Returns an address of a move with floor, lift and parking. Leaves out what is not known. */
export const formatAddress = ({ address, postcode, ...access }: QuotedAddress): string =>
  [address, postcode, ...describeAddress(access)].filter(Boolean).join(', ');
