import { formatMoney } from '../../values/pence.ts';
import { type CrewJob, type CrewPress, jobSteps } from './crew-calls.ts';

/** Returns a job as it is once the backend has stored these presses. */
export const applyPresses = (job: CrewJob, presses: readonly CrewPress[]): CrewJob =>
  presses
    .filter(({ orderno, trade }) => orderno === job.orderno && trade === job.trade)
    .reduce(applyPress, job);

function applyPress(job: CrewJob, press: CrewPress): CrewJob {
  if (press.kind === 'note') return { ...job, entries: [...job.entries, press.text] };
  if (press.kind === 'signature') return { ...job, signed: true };
  if (press.kind === 'extra') {
    const entry = `${press.text}, ${formatMoney(press.price)}`;
    const due = press.payment === 'link' ? job.due + press.price : job.due;
    return {
      ...job,
      due,
      entries: [...job.entries, entry],
      lines: [...job.lines, `1 × ${press.text}`],
    };
  }
  const steps: readonly string[] = jobSteps;
  return steps.indexOf(press.kind) > steps.indexOf(job.state) ? { ...job, state: press.kind } : job;
}
