import { formatHalfDay } from 'contract/calendar/date-texts';
import { useEffect, useRef } from 'react';
import { paymentKindLabels } from 'contract/payments/ledger';
import { formatMoney } from 'shared/format';
import { Facts } from 'shared/desk';
import { Modal } from 'shared/overlays';
import { Button, Notice, Stack } from 'shared/ui';
import { focusField } from '../composer/fields/focus-field';
import type { Pricing } from '../composer/use-priced-composition';
import { getDeposit, type OrderValues } from './order-values';
import type { Placement } from './use-placement';

interface PlaceDialogProps {
  placement: Placement;
  values: OrderValues;
  pricing: Pricing;
}

/** Asks whether to place the order, with what staff read out to the caller: total, method and days. */
export function PlaceDialog({ placement, values, pricing }: PlaceDialogProps) {
  const { isOpen, isPlacing, generalRefusal, close, place } = placement;
  const { priced, isPending } = pricing;
  const { contact } = values;
  const deposit = getDeposit(values, priced?.deposit ?? null);
  const total = priced === null ? '' : formatMoney(priced.total);
  return (
    <Modal
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={`Place the order for ${total}?`}
      footer={
        <>
          <Button variant="secondary" disabled={isPlacing} onClick={close}>
            Back
          </Button>
          <PlaceButton isPlacing={isPlacing} isPending={isPending} onPlace={() => void place()}>
            {`Place the order for ${total}`}
          </PlaceButton>
        </>
      }
    >
      <FocusAfterClose field={placement.refusedField} />
      <Stack gap={4}>
        <Facts
          rows={[
            ['Customer', `${contact.name} ${contact.last_name}`.trim()],
            ['E-mail', contact.email],
            ...(priced?.trades ?? []).map((trade) => {
              const { date, half } = values.days[trade];
              return [
                'Day',
                date === '' ? 'To be agreed later' : formatHalfDay(date, half),
              ] as const;
            }),
            ['Payment', describeMethod(values)],
            ['Total', total],
            ...(deposit === null
              ? []
              : [['Paid first', `${formatMoney(deposit)}, the deposit`] as const]),
          ]}
        />
        {pricing.failure !== '' && (
          <Notice
            kind="error"
            isAnnounced
            title="The prices could not be worked out"
            action={
              <Button size="small" variant="secondary" onClick={pricing.retry}>
                Try again
              </Button>
            }
          />
        )}
        {generalRefusal !== '' && (
          <Notice kind="error" isAnnounced title="The order was not placed">
            {generalRefusal}
          </Notice>
        )}
      </Stack>
    </Modal>
  );
}

interface PlaceButtonProps {
  isPlacing: boolean;
  isPending: boolean;
  onPlace: () => void;
  children: string;
}

/** Gets the focus as soon as the total is known, so that Enter places the order. */
function PlaceButton({ isPlacing, isPending, onPlace, children }: PlaceButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isPending) return;
    // In a later task, because the dialog first focuses its own first button.
    const timer = setTimeout(() => button.current?.focus());
    return () => clearTimeout(timer);
  }, [isPending]);
  return (
    <Button ref={button} busy={isPlacing} disabled={isPending} onClick={onPlace}>
      {children}
    </Button>
  );
}

/**
 * Focuses a field when the dialog is closed. The effect ends after that of the dialog, which gives
 * the focus back to the element before it.
 */
function FocusAfterClose({ field }: { field: string }) {
  const latestField = useRef(field);
  useEffect(() => {
    latestField.current = field;
  }, [field]);
  useEffect(
    () => () => {
      if (latestField.current !== '') focusField(latestField.current);
    },
    [],
  );
  return null;
}

function describeMethod({ method, payment, contact }: OrderValues): string {
  if (method === 'link') return `By card, with a link that is mailed to ${contact.email}`;
  if (method === 'later') return 'Later';
  return `Paid now: ${paymentKindLabels[payment.kind]}`;
}
