import { isCompleted } from 'contract/orders/order-state';
import { useState } from 'react';
import { useFeature } from 'shared/core';
import { isRequestError } from 'shared/data';
import { Button, Cluster, Notice, Stack } from 'shared/ui';
import type { StaffOrder } from 'contract/staff/staff-order';
import { MoveBack } from './move-back';
import type { Progress } from 'contract/orders/progress';
import { useMoveProgressMutation } from './progress-api';
import styles from './move-steps.module.css';

/** The progress of each part of an order, with buttons that change it (rule 49). */
export function MoveSteps({ order }: { order: StaffOrder }) {
  const isOffered = useFeature('progress');
  if (!isOffered || order.progress.length === 0) return null;
  return (
    <Stack gap={3}>
      {order.progress.map((part) => (
        <MovePart key={part.trade} order={order} part={part} />
      ))}
    </Stack>
  );
}

function MovePart({ order, part }: { order: StaffOrder; part: Progress }) {
  const { orderno } = order;
  const [move, { isLoading, error }] = useMoveProgressMutation();
  const [isAsked, setAsked] = useState(false);
  const at = part.steps.findIndex(({ step }) => step === part.step);
  const [next, before] = [part.steps[at + 1], part.steps[at - 1]];
  const isOpen = !isCompleted(order);
  return (
    <div className={styles.part}>
      <p>
        <strong>{part.title}:</strong> {part.steps[at]?.label}
      </p>
      {isOpen && (
        <Cluster>
          {next && (
            <Button
              size="small"
              busy={isLoading}
              aria-label={`${next.label}: ${part.title} of ${orderno}`}
              onClick={() => void move({ orderno, trade: part.trade, step: next.step, reason: '' })}
            >
              {next.label}
            </Button>
          )}
          {before && (
            <Button
              size="small"
              variant="quiet"
              aria-label={`Back a step: ${part.title} of ${orderno}`}
              onClick={() => setAsked(true)}
            >
              Back a step
            </Button>
          )}
        </Cluster>
      )}
      {error && !isAsked && (
        <Notice kind="error" live title="Nothing was changed">
          {isRequestError(error) ? error.message : 'The answer could not be read.'}
        </Notice>
      )}
      {isAsked && before && (
        <MoveBack {...{ orderno, part, before }} onClose={() => setAsked(false)} />
      )}
    </div>
  );
}
