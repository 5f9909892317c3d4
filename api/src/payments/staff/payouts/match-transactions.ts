import type { PayoutTransactionKind } from 'contract/payments/payout';
import type { PayoutTransaction } from 'contract/payments/staff/payouts';
import { formatAmount } from 'contract/values/pence';
import { and, eq, inArray } from 'drizzle-orm';
import type { BalanceTransaction } from 'server/card-providers/payment-provider';
import type { Tx } from '../../../db/db.ts';
import { orders } from '../../../orders/records/tables.ts';
import { ledger } from '../../ledger/tables.ts';

/** Returns the transactions with the entries of the ledger that have the same reference. */
export async function matchTransactions(
  tx: Tx,
  transactions: readonly BalanceTransaction[],
): Promise<PayoutTransaction[]> {
  const entries = await loadEntries(
    tx,
    transactions.flatMap(({ reference }) => reference || []),
  );
  return transactions.map((transaction) => toWire(transaction, findEntry(transaction, entries)));
}

type Entry = Awaited<ReturnType<typeof loadEntries>>[number];

async function loadEntries(tx: Tx, references: readonly string[]) {
  if (references.length === 0) return [];
  return tx
    .select({
      source: ledger.source,
      amount: ledger.amount,
      currency: ledger.currency,
      state: ledger.state,
      reference: ledger.reference,
      orderno: orders.orderno,
    })
    .from(ledger)
    .innerJoin(orders, eq(orders.id, ledger.orderid))
    .where(
      and(
        inArray(ledger.reference, [...references]),
        inArray(ledger.source, ['payment', 'refund', 'dispute']),
      ),
    );
}

/** A kind of transactions that have entries, with its source and name in the ledger. */
interface EntryKind {
  source: Entry['source'];
  noun: string;
}

const entryKinds: Record<PayoutTransactionKind, EntryKind | null> = {
  payment: { source: 'payment', noun: 'payment' },
  refund: { source: 'refund', noun: 'refund' },
  refund_failure: { source: 'refund', noun: 'refund' },
  dispute: { source: 'dispute', noun: 'dispute' },
  other: null,
};

/** A dispute has an entry for the money that left, and another for the money that came back. */
function findEntry(
  { kind, reference, amount }: BalanceTransaction,
  entries: readonly Entry[],
): Entry | null {
  const source = entryKinds[kind]?.source;
  const candidates = entries.filter(
    (entry) => entry.source === source && entry.reference === reference,
  );
  const sameEntry =
    kind === 'dispute'
      ? candidates.find((entry) => Math.sign(entry.amount) === Math.sign(amount))
      : candidates[0];
  return sameEntry ?? null;
}

function toWire(transaction: BalanceTransaction, entry: Entry | null): PayoutTransaction {
  const { id, kind, amount, fee, net, currency, createdAt } = transaction;
  return {
    id,
    kind,
    label: describeTransaction(transaction),
    at: new Date(createdAt * 1000).toISOString(),
    amount,
    fee,
    net,
    currency,
    orderno: entry?.orderno ?? '',
    mismatch: describeMismatch(transaction, entry),
  };
}

const kindLabels: Record<Exclude<PayoutTransactionKind, 'dispute' | 'other'>, string> = {
  payment: 'Payment',
  refund: 'Refund',
  refund_failure: 'Failed refund that came back',
};

function describeTransaction({ kind, amount, description }: BalanceTransaction): string {
  if (kind === 'dispute')
    return amount < 0 ? 'Money taken by a dispute' : 'Money back from a dispute';
  return kind === 'other'
    ? description.charAt(0).toUpperCase() + description.slice(1)
    : kindLabels[kind];
}

/** Returns a sentence about what differs between a transaction and the ledger, or ''. */
function describeMismatch({ kind, original }: BalanceTransaction, entry: Entry | null): string {
  const entryKind = entryKinds[kind];
  if (entryKind === null) return '';
  const { noun } = entryKind;
  if (entry === null) return `The shop has no ${noun} with this transaction.`;
  if (kind === 'refund_failure' && entry.state === 'done')
    return 'The shop has this refund as done, but it failed.';
  // A failed refund has one entry, and its money comes back with the opposite amount.
  const entryAmount = kind === 'refund_failure' ? -entry.amount : entry.amount;
  const isSame =
    entryAmount === original.amount && entry.currency === original.currency.toLowerCase();
  if (isSame) return '';
  const amountText = formatAmount(Math.abs(entry.amount), entry.currency);
  const originalText = formatAmount(Math.abs(original.amount), original.currency);
  return `The ${noun} in the shop is ${amountText}, and not ${originalText}.`;
}
