import { isCompleted } from 'contract/orders/order-state';
import { useState } from 'react';
import { useFeature } from 'shared/session';
import { isRequestError } from 'shared/data';
import { Button, Cluster, Notice, Stack } from 'shared/ui';
import type { StaffOrder } from 'contract/staff/staff-order';
import { MoveBackDialog } from './move-back-dialog';
import type { Progress } from 'contract/orders/progress';
import { useMoveProgressMutation } from './progress-api';
import styles from './move-steps.module.css';

/** Shows the progress of each part of an order, with buttons to change it (rule 49). */
export function MoveSteps({ order }: { order: StaffOrder }) {
  const hasProgress = useFeature('progress');
  if (!hasProgress || order.progress.length === 0) return null;
  return (
    <Stack gap={3}>
      {order.progress.map((part) => (
        <PartProgress key={part.trade} order={order} part={part} />
      ))}
    </Stack>
  );
}

function PartProgress({ order, part }: { order: StaffOrder; part: Progress }) {
  const { orderno } = order;
  const [moveProgress, { isLoading, error }] = useMoveProgressMutation();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const currentIndex = part.steps.findIndex(({ step }) => step === part.step);
  const [nextStep, previousStep] = [part.steps[currentIndex + 1], part.steps[currentIndex - 1]];
  const isOrderOpen = !isCompleted(order);
  return (
    <div className={styles.part}>
      <p>
        <strong>{part.title}:</strong> {part.steps[currentIndex]?.label}
      </p>
      {isOrderOpen && (
        <Cluster>
          {nextStep && (
            <Button
              size="small"
              busy={isLoading}
              aria-label={`${nextStep.label}: ${part.title} of ${orderno}`}
              onClick={() =>
                void moveProgress({ orderno, trade: part.trade, step: nextStep.step, reason: '' })
              }
            >
              {nextStep.label}
            </Button>
          )}
          {previousStep && (
            <Button
              size="small"
              variant="quiet"
              aria-label={`Back a step: ${part.title} of ${orderno}`}
              onClick={() => setDialogOpen(true)}
            >
              Back a step
            </Button>
          )}
        </Cluster>
      )}
      {error && !isDialogOpen && (
        <Notice kind="error" isAnnounced title="Nothing was changed">
          {isRequestError(error) ? error.message : 'The answer could not be read.'}
        </Notice>
      )}
      {isDialogOpen && previousStep && (
        <MoveBackDialog {...{ orderno, part, previousStep }} onClose={() => setDialogOpen(false)} />
      )}
    </div>
  );
}
