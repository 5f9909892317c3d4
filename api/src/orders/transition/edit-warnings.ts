import { listDateWarnings } from '../../calendar/bookings/date-warnings.ts';
import { toFulfilmentGroup } from 'contract/catalog/fulfilment';
import { listChoices } from '../../schedule/schedule.ts';
import type { EventInput, Warning } from './order-event.ts';
import type { OrderFacts } from './order-facts.ts';

/**
 * Lists warnings for staff: new days that break a rule of the calendar, and removed or reduced lines
 * of a fulfilment group whose work has begun.
 */
export async function listEditWarnings(
  facts: OrderFacts,
  { composition, schedule }: EventInput<'editOrder'>,
): Promise<Warning[]> {
  const { tx, order } = facts;
  const warnings: Warning[] = [];
  for (const { trade, choice: newChoice } of listChoices(schedule ?? null)) {
    const formerChoice = order.schedule?.[trade];
    const isSameDay = formerChoice?.date === newChoice.date && formerChoice.half === newChoice.half;
    if (isSameDay) continue;
    const slot = { trade, day: newChoice.date, half: newChoice.half };
    warnings.push(...(await listDateWarnings(tx, order.id, slot)));
  }
  const { lines } = await facts.loadDetail();
  const reducedGroups = lines
    .filter(({ id, quantity }) => {
      const composedLine = composition.lines.find(({ lineid }) => lineid === id);
      return composedLine === undefined || composedLine.quantity < quantity;
    })
    .map(({ kind }) => toFulfilmentGroup(kind));
  for (const { trade, title, step, steps } of await facts.loadProgress()) {
    if (step === 'received' || !reducedGroups.includes(trade)) continue;
    const label = steps.find((labelledStep) => labelledStep.step === step)?.label ?? step;
    warnings.push({ code: `begun_${trade}`, text: `${title}: the work has begun (${label}).` });
  }
  return warnings;
}
