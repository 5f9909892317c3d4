import { MAX_REASON_LENGTH } from 'contract/calls/max-reason-length';
import type { StaffGarment } from 'contract/garments/staff-garments';
import { useState } from 'react';
import { FormErrorNotice, TitledSection, useStaffForm } from 'shared/desk';
import { Field } from 'shared/forms';
import { useToast } from 'shared/overlays';
import { Button, Stack } from 'shared/ui';
import { SignaturePad } from '../../ui/signature-pad';
import { useHandOverGarmentMutation } from '../garments-api';

/** Form of the hand-over. It opens by a button until the garment is ready. */
export function HandOverSection({ garment }: { garment: StaffGarment }) {
  const [isOpen, setOpen] = useState(garment.state === 'ready');
  if (!garment.can.handover) return null;
  return (
    <TitledSection title="Hand over">
      {isOpen || garment.state === 'ready' ? (
        <HandOverForm garment={garment} />
      ) : (
        <div>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            Hand over before it is ready
          </Button>
        </div>
      )}
    </TitledSection>
  );
}

function HandOverForm({ garment }: { garment: StaffGarment }) {
  const { ticket, version, customer, handoverneedsreason } = garment;
  const toast = useToast();
  const [handOver] = useHandOverGarmentMutation();
  const [signature, setSignature] = useState('');
  const form = useStaffForm<{ to: string; signature: string; reason: string }>({
    defaultValues: { to: customer, signature: '', reason: '' },
    draftKey: null,
    send: ({ to, reason }) => handOver({ ticket, version, to, signature, reason }).unwrap(),
    onSaved: () => toast({ kind: 'success', text: 'The garment is handed over.' }),
  });
  return (
    <form
      aria-label="Hand over"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack gap={3}>
        <Field
          label="Handed to"
          required
          maxLength={200}
          error={form.errorOf('to')}
          {...form.register('to', {
            validate: (name) => name.trim() !== '' || 'Please type who takes the garment.',
          })}
        />
        <p>Signature, with a finger or the mouse:</p>
        <SignaturePad
          path={signature}
          error={form.errorOf('signature')}
          onDraw={(path) => {
            form.clearErrors('signature');
            setSignature(path);
          }}
        />
        <Field
          label={
            handoverneedsreason
              ? 'Reason for the hand-over before it is ready'
              : 'Reason if there is no signature'
          }
          maxLength={MAX_REASON_LENGTH}
          error={form.errorOf('reason')}
          {...form.register('reason')}
        />
        <FormErrorNotice text={form.formError} />
        <div>
          <Button type="submit" busy={form.isSending}>
            Hand over
          </Button>
        </div>
      </Stack>
    </form>
  );
}
