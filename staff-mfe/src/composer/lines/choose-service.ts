import type { BookingKind } from 'contract/calendar/schedule';
import type { FoundService } from 'contract/compose/price-calls';
import type { PricedLines } from '../composer-api';
import type { TypedLine } from '../typed-composition';

interface TypedLines {
  lines: readonly TypedLine[];
  priced: PricedLines | null;
  services: readonly FoundService[];
  /** Work for which the customer asks, or null if it is not known. */
  requestedWork: BookingKind | null;
}

/**
 * Returns the service with which a new free line begins: that of the last line, else one for the
 * requested work, else the first. Staff can choose another.
 */
export function chooseService(typedLines: TypedLines): FoundService | undefined {
  const { lines, priced, services, requestedWork } = typedLines;
  const lastLine = lines.at(-1);
  const lastServiceId = lastLine && (priced?.lines[lastLine.key]?.serviceid || lastLine.serviceid);
  return (
    services.find(({ serviceid }) => serviceid === lastServiceId) ??
    findServiceOfWork(services, requestedWork) ??
    services[0]
  );
}

/** Returns the first service whose orders need a day for this work. */
export const findServiceOfWork = (
  services: readonly FoundService[],
  work: BookingKind | null,
): FoundService | undefined =>
  work === null ? undefined : services.find(({ trade }) => trade === work);
