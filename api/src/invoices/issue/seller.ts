import type { ShopSettings } from 'server/settings/shop';
import type { Db, Tx } from '../../db/db.ts';
import type { Seller } from '../records/snapshot.ts';
import { invoiceSeller } from '../records/tables.ts';

/**
 * Stores the firm's data for the invoices from now on. Each backend calls this at its start. If
 * backends have different settings, those of the last started one count.
 */
export async function saveSeller(db: Db, { brand, phone, email, company }: ShopSettings) {
  const seller: Seller = {
    brand,
    legalName: company.legalName,
    companyNumber: company.number,
    vatNumber: company.vatNumber,
    address: company.address,
    phone,
    email,
  };
  await db
    .insert(invoiceSeller)
    .values({ seller })
    .onConflictDoUpdate({ target: invoiceSeller.id, set: { seller } });
}

/** Returns the firm's data. Throws if no backend has started on this database yet. */
export async function loadSeller(tx: Tx): Promise<Seller> {
  const [row] = await tx.select({ seller: invoiceSeller.seller }).from(invoiceSeller);
  if (row === undefined)
    throw new Error('The database has no data of the firm. Start a backend on it first.');
  return row.seller;
}
