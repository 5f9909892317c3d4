import { formatMoney } from 'contract/values/pence';
import type { CrewPress, JobStep } from 'contract/work/crew/crew-calls';

export const stepLabels: Record<JobStep, string> = {
  on_the_way: 'On the way',
  begun: 'Begun',
  done: 'Done',
};

/** Names a press for the crew. */
export function describePress(press: CrewPress): string {
  if (press.kind === 'note') return `Note ‘${press.text}’`;
  if (press.kind === 'signature') return 'Signature';
  if (press.kind === 'extra') return `Extra ‘${press.text}’, ${formatMoney(press.price)}`;
  return `‘${stepLabels[press.kind]}’`;
}
