import type {
  PricedComposition,
  priceComposition as priceCall,
} from 'contract/compose/price-calls';
import { loadBookingKinds } from '../calendar/bookings/booking-rules.ts';
import type { Prices } from '../catalog/reads/pricing.ts';
import type { Tx } from '../db/db.ts';
import type { CallBody } from '../http/serve-call.ts';
import { calculateVatLines, STANDARD_RATE } from '../orders/records/vat-lines.ts';
import type { CurrentUser } from '../people/sessions/sessions.ts';
import { computeDeposit } from '../pricing/compute-deposit.ts';
import type { PricedLine } from '../pricing/priced-order.ts';
import { getLondonToday } from '../schedule/london-day.ts';
import { loadSavedOfferPrices } from '../quotes/records/saved-offer-prices.ts';
import type { LineResult } from './pricing/compose-line.ts';
import { findLimitProblem, isUnlimited, loadDiscountLimit } from './pricing/discount-limit.ts';
import { type GrantedPrices, loadSavedPrices } from './pricing/saved-prices.ts';
import { type ComposedOrder, priceComposition } from './pricing/price-composition.ts';

/**
 * Returns the response to the call that prices a composition. Without VAT, it names no tax. Throws 404 for an unknown order or
 * quote.
 */
export async function buildPriceResponse(
  tx: Tx,
  { composition, method, schedule, orderno, quoteno }: CallBody<typeof priceCall>,
  user: CurrentUser,
  hasVat: boolean,
): Promise<PricedComposition> {
  const saved =
    quoteno === undefined
      ? await loadSavedPrices(tx, orderno)
      : await loadSavedOfferPrices(tx, quoteno);
  const order = await priceComposition(tx, composition, { method, savedLines: saved.lines });
  const { priced, prices } = order;
  const today = getLondonToday();
  const deposit =
    method === 'online' ? computeDeposit(priced, prices, schedule ?? null, today) : null;
  const taxedLines = priced.lines.map((line) => ({ ...line, vatRate: getVatRate(line, prices) }));
  return {
    lines: order.lines.map((line, index) => toApiLine(line, index, prices)),
    linesum: order.lineSum,
    discount: priced.discount,
    deliverycharge: priced.deliveryCharge,
    deliveryname: priced.deliveryName,
    total: priced.total,
    vat: hasVat ? calculateVatLines({ ...priced, lines: taxedLines }) : [],
    trades: [...(await loadBookingKinds(tx, priced.lines))],
    deposit: deposit && { amount: deposit.amount, restdays: deposit.restDays },
    limit: await buildLimitResponse(tx, order, user, saved.granted),
    problem: order.problem,
  };
}

async function buildLimitResponse(
  tx: Tx,
  order: ComposedOrder,
  user: CurrentUser,
  granted: GrantedPrices | null,
): Promise<PricedComposition['limit']> {
  const { percent } = await loadDiscountLimit(tx);
  const problem = findLimitProblem(order, percent, granted);
  return { percent, isexceeded: problem !== '', problem: isUnlimited(user) ? '' : problem };
}

function toApiLine(
  { name, priced, cataloguePrice, addons, problem }: LineResult,
  index: number,
  prices: Prices,
): PricedComposition['lines'][number] {
  return {
    index,
    name,
    price: priced?.price ?? 0,
    catalogueprice: cataloguePrice,
    amount: priced?.amount ?? 0,
    addons: addons.map((addon) => ({
      addonid: addon.addonid,
      name: addon.name,
      price: addon.priced?.price ?? 0,
      amount: priced === null ? 0 : (addon.priced?.amount ?? 0),
      problem: addon.problem,
    })),
    kind: priced?.kind ?? 'goods',
    serviceid: priced === null ? 0 : getServiceId(priced, prices),
    vatrate: priced === null ? STANDARD_RATE : getVatRate(priced, prices),
    problem,
  };
}

const getServiceId = ({ serviceid, productid }: PricedLine, { products }: Prices): number =>
  serviceid ?? products.get(productid)?.service.id ?? 0;

/** Returns the VAT rate of a line in per cent. */
const getVatRate = ({ vatRate, productid }: PricedLine, { products }: Prices): number =>
  vatRate ?? products.get(productid)?.service.vatRate ?? STANDARD_RATE;
