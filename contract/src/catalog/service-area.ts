import type { PaymentMethod } from '../payments/payment-method.ts';
import { cleanTypedText } from '../values/typed-text.ts';
import { parsePostcode } from '../values/postcode.ts';
import type { FulfilmentKind } from './fulfilment.ts';

/** Areas in which the firm sells a service at its listed price (rule 67 in docs/product.md). */
export const serviceAreas = ['london', 'mainland', 'anywhere'] as const;

export type ServiceArea = (typeof serviceAreas)[number];

type Region = 'london' | 'mainland' | 'off-mainland';

export const areaNames: Record<ServiceArea, string> = {
  london: 'London',
  mainland: 'mainland England, Wales and Scotland',
  anywhere: 'the United Kingdom',
};

const LONDON_AREA_PATTERN = /^(E|EC|N|NW|SE|SW|W|WC|BR|CR|DA|EN|HA|IG|KT|RM|SM|TW|UB)$/;

const OFF_MAINLAND_AREA_PATTERN = /^(BF|BT|GX|GY|IM|JE|HS|ZE)$/;
const OFF_MAINLAND_DISTRICT_PATTERN =
  /^(PO(3\d|4[01])|TR2[1-5]|KW1[5-7]|KA2[78]|PA(20|4[1-9]|[67]\d)|PH4[2-4])$/;

/**
 * Returns the area of a line. `serviceArea` is the area that the firm has set for the service, or ''
 * if it has set none. It is undefined for backends without areas, which take all addresses.
 */
export function getLineArea(
  serviceArea: string | undefined,
  kind: FulfilmentKind,
): ServiceArea | null {
  if (serviceArea === undefined) return null;
  const defaultArea = kind === 'move' ? 'london' : 'mainland';
  return serviceAreas.find((area) => area === serviceArea) ?? defaultArea;
}

export const isPostcode = (text: string): boolean => getRegion(text) !== null;

export const isEmptyOrPostcode = (text: string): boolean =>
  cleanTypedText(text, 'code') === '' || isPostcode(text);

/** Returns the region of a postcode, or null for other texts. */
export function getRegion(text: string): Region | null {
  const [area = '', district = ''] = parsePostcode(cleanTypedText(text, 'postcode')) ?? [];
  if (area === '') return null;
  if (OFF_MAINLAND_AREA_PATTERN.test(area) || OFF_MAINLAND_DISTRICT_PATTERN.test(area + district))
    return 'off-mainland';
  return LONDON_AREA_PATTERN.test(area) ? 'london' : 'mainland';
}

/** Returns whether the postcode is beyond the area. False for an unreadable postcode. */
export function isOutsideArea(area: ServiceArea, postcode: string): boolean {
  const region = getRegion(postcode);
  if (region === null || area === 'anywhere') return false;
  return area === 'london' ? region !== 'london' : region === 'off-mainland';
}

interface AreaLine {
  kind: FulfilmentKind;
  /** Null if the backend has no areas. */
  area: ServiceArea | null;
}

export interface OrderAddresses {
  /** Null if no payment method is chosen yet. */
  method: PaymentMethod | null;
  customer: { name: string; address: string; city: string; postalcode: string };
  /** Postcodes of both addresses of a move. Empty without a day for a move. */
  movePostcodes: readonly string[];
}

const parts = ['move', 'storage', 'delivery'] as const;

type Part = (typeof parts)[number];

export interface AddressProblem {
  part: Part;
  /** Whether the problem is with an address of the move, and not with the customer's. */
  isMoveAddress: boolean;
  /** Text for the shopper. The backend refuses an order with a postcode outside the area. */
  text: string;
  /** Text for staff. */
  note: string;
  isOutside: boolean;
}

/**
 * Returns the reasons for which an order cannot be carried out at its addresses. Without the day of
 * a move, the customer's address counts. With 'Collection Only', what the customer brings or
 * fetches needs no address, but a move and storage do.
 */
export function listAddressProblems(
  lines: readonly AreaLine[],
  addresses: OrderAddresses,
): AddressProblem[] {
  const isCollected = addresses.method === 'offline';
  return parts.flatMap((part) => {
    if (part === 'delivery' && isCollected) return [];
    const partLines = lines.filter(({ kind }) => getPart(kind) === part);
    return listPartProblems(part, partLines, addresses);
  });
}

const getPart = (kind: FulfilmentKind): Part =>
  kind === 'move' || kind === 'storage' ? kind : 'delivery';

/** Returns the first reason for which the backend refuses the order's addresses, or null. */
export const findOutsideProblem = (lines: readonly AreaLine[], addresses: OrderAddresses) =>
  listAddressProblems(lines, addresses).find(({ isOutside }) => isOutside) ?? null;

function listPartProblems(
  part: Part,
  lines: readonly AreaLine[],
  { customer, movePostcodes }: OrderAddresses,
): AddressProblem[] {
  if (lines.length === 0) return [];
  const hasMoveAddresses = part !== 'delivery' && movePostcodes.length > 0;
  const postcodes = hasMoveAddresses ? movePostcodes : [customer.postalcode];
  const problems: Pick<AddressProblem, 'text' | 'note' | 'isOutside'>[] = [];
  for (const postcode of postcodes) {
    const area = lines.find(
      ({ area: lineArea }) => lineArea && isOutsideArea(lineArea, postcode),
    )?.area;
    if (area) problems.push(createOutsideProblem(part, area, postcode));
    else if (postcode !== '' && !isPostcode(postcode))
      problems.push({
        text: `We cannot read the postcode ‘${postcode}’. Is it right?`,
        note: `The postcode ‘${postcode}’ cannot be read.`,
        isOutside: false,
      });
  }
  const missingParts = hasMoveAddresses ? [] : listMissingParts(customer);
  if (missingParts.length > 0) {
    const names = missingParts.join(', ').replace(/, ([^,]*)$/, ' or $1');
    problems.push({
      text: `Your address has no ${names}. Is that right?`,
      note: `The address has no ${names}.`,
      isOutside: false,
    });
  }
  return problems.map((problem) => ({ part, isMoveAddress: hasMoveAddresses, ...problem }));
}

const createOutsideProblem = (part: Part, area: ServiceArea, postcode: string) => ({
  text: `${postcode} is outside ${areaNames[area]}, where ${outsideTexts[part]}`,
  note: `${postcode} is outside ${areaNames[area]}, where ${outsideNotes[part]}.`,
  isOutside: true,
});

const outsideTexts: Record<Part, string> = {
  move: 'this move has its listed price. Please ask us for a quote.',
  storage: 'storage has its listed price. Please ask us for a quote.',
  delivery: 'we deliver. Please choose Collection Only or another address.',
};

const outsideNotes: Record<Part, string> = {
  move: 'the listed price of the move counts',
  storage: 'the listed price of storage counts',
  delivery: 'we deliver',
};

function listMissingParts({ name, address, city, postalcode }: OrderAddresses['customer']) {
  const parts = { name, street: address, town: city, postcode: postalcode };
  return Object.entries(parts).flatMap(([part, text]) => (text.trim() === '' ? [part] : []));
}
