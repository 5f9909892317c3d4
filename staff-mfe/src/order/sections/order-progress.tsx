import { formatTime } from 'contract/calendar/date-texts';
import type { Progress } from 'contract/orders/order-fields';
import type { StaffOrderPage } from 'contract/staff/order-page';
import { Button, Cluster } from 'shared/ui';
import type { ActionChoice } from '../actions/action-choices';
import styles from '../order.module.css';
import { TitledSection } from 'shared/desk';

interface OrderProgressProps {
  order: StaffOrderPage;
  onOpenAction: (choice: ActionChoice) => void;
}

/** Lists the steps of each part of an order, with buttons for the next and the previous step. */
export function OrderProgress({ order, onOpenAction }: OrderProgressProps) {
  const refusal = order.actions.find(({ name }) => name === 'moveStep')?.refusal ?? '';
  return (
    <TitledSection title="Progress">
      {order.progress.map((part) => (
        <PartProgress
          key={part.trade}
          part={part}
          canMove={refusal === ''}
          onOpenAction={onOpenAction}
        />
      ))}
      {refusal !== '' && <p className={styles.soft}>{refusal}</p>}
    </TitledSection>
  );
}

interface PartProgressProps {
  part: Progress;
  canMove: boolean;
  onOpenAction: (choice: ActionChoice) => void;
}

function PartProgress({ part, canMove, onOpenAction }: PartProgressProps) {
  const { trade, title, steps } = part;
  const currentIndex = steps.findIndex(({ step }) => step === part.step);
  const [nextStep, previousStep] = [steps[currentIndex + 1], steps[currentIndex - 1]];
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      <ol className={styles.steps}>
        {steps.map(({ step, label, reached, at }) => (
          <li
            key={step}
            aria-current={step === part.step ? 'step' : undefined}
            data-reached={reached}
          >
            {label}
            {at && <span className={styles.soft}> {formatTime(at)}</span>}
          </li>
        ))}
      </ol>
      {canMove && (
        <Cluster>
          {nextStep && (
            <Button
              size="small"
              onClick={() => onOpenAction({ name: 'moveStep', trade, step: nextStep.step })}
            >
              Move to: {nextStep.label}
            </Button>
          )}
          {previousStep && (
            <Button
              size="small"
              variant="quiet"
              onClick={() => onOpenAction({ name: 'moveStep', trade, step: previousStep.step })}
            >
              Back to: {previousStep.label}
            </Button>
          )}
        </Cluster>
      )}
    </div>
  );
}
