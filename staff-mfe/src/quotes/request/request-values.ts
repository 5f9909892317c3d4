import type { CallInput } from 'contract/calls/call';
import { items, rooms } from 'contract/quotes/furniture';
import type { QuoteContact, QuotedAddress, QuotedItem } from 'contract/quotes/quote-fields';
import type { StaffQuote } from 'contract/quotes/staff-quote';
import type { startQuote } from 'contract/quotes/staff-quote-changes';
import { describeAddress } from 'contract/calendar/move-address';
import { formatDay } from 'contract/calendar/date-texts';
import { formatCubicMetres } from 'contract/catalog/move-capacity';

/** Form values of an address. */
export interface AddressValues {
  address: string;
  postcode: string;
  floor: string;
  lift: string;
  parking: QuotedAddress['parking'];
}

/** Form values of a piece of furniture that the calculator's list lacks. */
export interface OtherItem {
  name: string;
  quantity: string;
  /** Cubic metres of one piece. */
  volume: string;
}

/** Form values of a request. Quantities are texts, so that nothing typed is lost. */
export interface RequestValues extends QuoteContact {
  /** UUID of a new quote, so that a repeated press starts one quote. */
  key: string;
  isMove: boolean;
  from: AddressValues;
  to: AddressValues;
  /** Number of pieces by the id of the item. */
  counts: Record<string, string>;
  others: OtherItem[];
  days: string[];
  note: string;
}

export type QuoteRequest = Omit<CallInput<typeof startQuote>, 'key'>;

/** Number of fields for wished days. */
const DAY_FIELDS = 3;

const emptyAddress: AddressValues = {
  address: '',
  postcode: '',
  floor: '0',
  lift: 'no',
  parking: 'unknown',
};

export const emptyRequest: RequestValues = {
  key: '',
  name: '',
  last_name: '',
  email: '',
  mobile: '',
  address: '',
  city: '',
  postalcode: '',
  isMove: true,
  from: emptyAddress,
  to: emptyAddress,
  counts: {},
  others: [],
  days: Array.from({ length: DAY_FIELDS }, () => ''),
  note: '',
};

type StoredRequest = Pick<StaffQuote, 'contact' | 'journey' | 'items' | 'wisheddays' | 'note'>;

const isListed = ({ id }: QuotedItem) => items.some((item) => item.id === id);

/** Returns the form values of a stored request. */
export function toRequestValues(request: StoredRequest): RequestValues {
  const { contact, journey, wisheddays, note } = request;
  return {
    ...emptyRequest,
    ...contact,
    isMove: journey !== null,
    from: toAddressValues(journey?.from),
    to: toAddressValues(journey?.to),
    counts: Object.fromEntries(
      request.items.filter(isListed).map(({ id, quantity }) => [id, String(quantity)]),
    ),
    others: request.items
      .filter((item) => !isListed(item))
      .map(({ name, quantity, litres }) => ({
        name,
        quantity: String(quantity),
        volume: String(litres / 1000),
      })),
    days: [...wisheddays, ...emptyRequest.days].slice(0, Math.max(wisheddays.length, DAY_FIELDS)),
    note,
  };
}

const toAddressValues = (address: QuotedAddress | undefined): AddressValues =>
  address === undefined
    ? emptyAddress
    : { ...address, floor: String(address.floor), lift: address.lift ? 'yes' : 'no' };

/** Returns the request for the backend. Days and rows that are empty are left out. */
export function toRequest(values: RequestValues): QuoteRequest {
  const { name, last_name, email, mobile, address, city, postalcode } = values;
  return {
    contact: { name, last_name, email, mobile, address, city, postalcode },
    journey: values.isMove ? { from: toAddress(values.from), to: toAddress(values.to) } : null,
    items: [...listCountedItems(values.counts), ...values.others.flatMap(toOtherItems)],
    wisheddays: [...new Set(values.days.filter((day) => day !== ''))].sort(),
    note: values.note,
  };
}

const toAddress = ({ floor, lift, ...address }: AddressValues) => ({
  ...address,
  floor: Number(floor),
  lift: lift === 'yes',
});

const listCountedItems = (counts: Record<string, string>): QuotedItem[] =>
  rooms.flatMap((room) =>
    room.items.flatMap(({ id, name, litres }) => {
      const quantity = readCount(counts[id]);
      return quantity === 0 ? [] : [{ id, name, quantity, litres }];
    }),
  );

const toOtherItems = ({ name, quantity, volume }: OtherItem): QuotedItem[] =>
  name.trim() === ''
    ? []
    : [
        {
          id: '',
          name: name.trim(),
          quantity: Math.max(readCount(quantity), 1),
          litres: readVolume(volume) ?? 0,
        },
      ];

/** Returns the typed number of pieces, or 0 for another text. */
export const readCount = (text: string | undefined): number =>
  /^\s*\d{1,3}\s*$/.test(text ?? '') ? Number(text) : 0;

/** Returns typed cubic metres as litres, or null for another text. */
export function readVolume(text: string): number | null {
  const number = /^\s*\d{1,2}([.,]\d{1,3})?\s*$/.test(text) ? Number(text.replace(',', '.')) : NaN;
  return Number.isNaN(number) ? null : Math.round(number * 1000);
}

/** Volume of the typed list, in litres. */
export const sumTypedLitres = ({ counts, others }: Pick<RequestValues, 'counts' | 'others'>) =>
  [...listCountedItems(counts), ...others.flatMap(toOtherItems)].reduce(
    (sum, { quantity, litres }) => sum + quantity * litres,
    0,
  );

type RequestPart = keyof QuoteRequest;

/** The parts of a request, each as a text by which two requests are compared. */
export const requestParts: readonly {
  name: RequestPart;
  label: string;
  describe: (request: QuoteRequest) => string;
}[] = [
  {
    name: 'contact',
    label: 'Contact',
    describe: ({ contact }) => {
      const { name, last_name, email, mobile, address, city, postalcode } = contact;
      return [name, last_name, email, mobile, address, city, postalcode].filter(Boolean).join(', ');
    },
  },
  {
    name: 'journey',
    label: 'Addresses',
    describe: ({ journey }) =>
      journey === null
        ? ''
        : [journey.from, journey.to].map((address) => formatQuotedAddress(address)).join(' to '),
  },
  {
    name: 'items',
    label: 'Furniture',
    describe: ({ items: quotedItems }) =>
      quotedItems
        .map(
          ({ name, quantity, litres }) =>
            `${quantity} x ${name} (${formatCubicMetres(quantity * litres)})`,
        )
        .join(', '),
  },
  {
    name: 'wisheddays',
    label: 'Wished days',
    describe: ({ wisheddays }) => wisheddays.map(formatDay).join(', '),
  },
  { name: 'note', label: 'Note', describe: ({ note }) => note },
];

interface RequestMerge {
  /** The request when the form was opened. */
  base: QuoteRequest;
  /** The request as it is stored now. */
  theirs: QuoteRequest;
  /** The typed request. */
  mine: QuoteRequest;
}

/** Returns the typed request, with the stored value of each part that was not changed in the form. */
export function mergeRequest({ base, theirs, mine }: RequestMerge): QuoteRequest {
  const unchangedParts = requestParts.filter(({ describe }) => describe(mine) === describe(base));
  const storedParts = Object.fromEntries(unchangedParts.map(({ name }) => [name, theirs[name]]));
  return { ...mine, ...(storedParts as Partial<QuoteRequest>) };
}

/** Address, postcode, floor, lift and parking in one line. */
export const formatQuotedAddress = ({
  address,
  postcode,
  parking = 'unknown',
  ...access
}: Omit<QuotedAddress, 'parking'> & { parking?: QuotedAddress['parking'] }): string =>
  [address, postcode, ...describeAddress({ ...access, parking })].filter(Boolean).join(', ');
