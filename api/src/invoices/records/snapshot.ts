/**
 * All that an invoice or a credit note says, as of the moment of issue. Later changes of the order,
 * of prices or of the firm's data do not change it. Amounts are pence. Those of a credit note are
 * positive too.
 */
export interface InvoiceSnapshot {
  seller: Seller;
  customer: InvoiceCustomer;
  orderno: string;
  lines: InvoiceLine[];
  /** Sums by VAT rate, highest rate first. Empty if the firm has no VAT number. */
  rates: RateSum[];
  net: number;
  vat: number;
  gross: number;
  /** Amount of the invoice that was paid when it was issued. 0 on a credit note. */
  paid: number;
  /** Amount that was still to be paid. 0 on a credit note. */
  due: number;
  /** The invoice that a credit note takes back. Absent on an invoice. */
  credited?: { number: string; issuedOn: string };
  /**
   * Lines of the invoice that a change of the order removed. Absent on an invoice, and on a credit
   * note over an amount.
   */
  takenLines?: TakenLine[];
}

/** Text, VAT rate and amount of lines that a credit note took back. */
export interface TakenLine {
  text: string;
  rate: number | null;
  gross: number;
}

/** Data of the firm. `vatNumber` is '' if the firm is not registered for VAT. */
export interface Seller {
  brand: string;
  legalName: string;
  companyNumber: string;
  vatNumber: string;
  address: string;
  phone: string;
  email: string;
}

/** `company` and `vatNumber` are '' for a private customer. */
interface InvoiceCustomer {
  name: string;
  company: string;
  vatNumber: string;
  address: string;
  city: string;
  postcode: string;
}

export interface InvoiceLine {
  text: string;
  quantity: number;
  /** Price of one piece, tax included. */
  price: number;
  /** VAT rate in per cent, or null if the firm has no VAT number. */
  rate: number | null;
  net: number;
  vat: number;
  gross: number;
}

export interface RateSum {
  /** VAT rate in per cent. */
  rate: number;
  net: number;
  vat: number;
  gross: number;
}
