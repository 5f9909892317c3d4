import type { CustomerGarment } from 'contract/garments/garment-fields';
import type { GarmentState } from 'contract/garments/garment-state';
import type { Tx } from '../../db/db.ts';
import { toApiPhotos } from '../../photos/photo-address.ts';
import { listFindings, listGarmentsOfOrder, listPhotos } from './find-garment.ts';
import type { GarmentRow } from './tables.ts';

/** States in words for the customer. */
const customerLabels: Record<GarmentState, string> = {
  received: 'With us',
  condition_sent: 'Please look at our description',
  agreed: 'Waits for cleaning',
  in_cleaning: 'In cleaning',
  ready: 'Ready',
  handed_over: 'Handed over',
};

/**
 * Returns the garments of an order for its page. The description and the photos are part of it as
 * soon as staff have sent them, so that the customer sees no unfinished description.
 */
export async function loadCustomerGarments(tx: Tx, orderid: number): Promise<CustomerGarment[]> {
  const rows = await listGarmentsOfOrder(tx, orderid);
  return Promise.all(rows.map((garment) => toCustomerGarment(tx, garment)));
}

async function toCustomerGarment(tx: Tx, garment: GarmentRow): Promise<CustomerGarment> {
  const { id, ticket, name, state, version, answeredAt } = garment;
  const isDescribed = state !== 'received';
  const photos = isDescribed ? await listPhotos(tx, id) : [];
  return {
    ticket,
    name,
    state,
    statelabel: customerLabels[state],
    notice: describeNextStep(garment),
    version,
    value: isDescribed ? garment.value : null,
    note: isDescribed ? garment.note : '',
    findings: isDescribed ? await listFindings(tx, id) : [],
    photos: await toApiPhotos(tx, photos),
    canagree: state === 'condition_sent',
    answeredat: answeredAt?.toISOString() ?? '',
  };
}

function describeNextStep({ state, answer }: GarmentRow): string {
  if (answer === 'replied') return 'We have your reply and answer you by e-mail.';
  if (state === 'received') return 'We describe its condition and send it to you.';
  if (state === 'condition_sent')
    return 'Please tell us whether our description is right, before we begin.';
  return '';
}
