import type { CrewJob } from 'contract/work/crew/crew-calls';
import { Button } from 'shared/ui';
import { stepLabels } from '../describe-press';
import type { NewPress } from '../phone/crew-phone';
import styles from './job-view.module.css';

interface StepBarProps {
  job: CrewJob;
  onStep: (press: NewPress) => Promise<void>;
}

const nextSteps = {
  planned: ['on_the_way', 'begun'],
  on_the_way: ['begun'],
  begun: ['done'],
  done: [],
} as const;

/** The next steps of a job, at the lower edge of the screen. */
export function StepBar({ job, onStep }: StepBarProps) {
  const steps = nextSteps[job.state];
  if (steps.length === 0) return <p className={styles.finished}>This job is done.</p>;
  return (
    <div className={styles.bar}>
      {job.state === 'begun' && !job.signed && (
        <p className={styles.hint}>Before ‘Done’: the signature, or why there is none.</p>
      )}
      {steps.map((step, index) => (
        <Button
          key={step}
          size="large"
          fullWidth
          variant={index === 0 ? 'primary' : 'secondary'}
          disabled={step === 'done' && !job.signed}
          onClick={() => void onStep({ kind: step })}
        >
          {stepLabels[step]}
        </Button>
      ))}
    </div>
  );
}
