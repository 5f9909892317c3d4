import type { StaffGarment } from 'contract/garments/staff-garments';
import { useState } from 'react';
import { FailureNotice, TitledSection } from 'shared/desk';
import { Button, Stack } from 'shared/ui';
import { useMoveGarmentMutation } from '../garments-api';
import { ReasonDialog } from './reason-form';

type Step = StaffGarment['steps'][number];

/** Buttons of the steps that are possible now. Renders nothing without any. */
export function GarmentSteps({ garment }: { garment: StaffGarment }) {
  const { ticket, version, steps } = garment;
  const [move, { isLoading, error }] = useMoveGarmentMutation();
  const [reasonStep, setReasonStep] = useState<Step | null>(null);
  if (steps.length === 0) return null;
  const press = (step: Step) => {
    if (step.needsreason) setReasonStep(step);
    else void move({ ticket, version, step: step.name });
  };
  return (
    <TitledSection title="Next step">
      <Stack gap={2}>
        {steps.map((step) => (
          <div key={step.name}>
            <Button
              variant={step.needsreason ? 'secondary' : 'primary'}
              busy={isLoading}
              onClick={() => press(step)}
            >
              {step.label}
            </Button>
          </div>
        ))}
        {reasonStep === null && <FailureNotice error={error} />}
      </Stack>
      {reasonStep !== null && (
        <ReasonDialog
          title={reasonStep.label}
          submitLabel={reasonStep.label}
          send={(reason) => move({ ticket, version, step: reasonStep.name, reason }).unwrap()}
          onClose={() => setReasonStep(null)}
        />
      )}
    </TitledSection>
  );
}
