import { useState } from 'react';
import { defineLazyComponent } from 'shared/lazy';
import { Button } from 'shared/ui';
import type { DeclineDialogProps } from './decline/decline-dialog';

const DeclineDialog = defineLazyComponent<DeclineDialogProps>(
  async () =>
    (await import(/* webpackChunkName: "decline-quote" */ './decline/decline-dialog'))
      .DeclineDialog,
);

type DeclineSectionProps = Omit<DeclineDialogProps, 'onClose'>;

/** Button that declines the offer, after a question. */
export function DeclineSection(props: DeclineSectionProps) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <div>
      <Button variant="quiet" onClick={() => setDialogOpen(true)}>
        Decline this quote
      </Button>
      {isDialogOpen && (
        <DeclineDialog
          isNeeded
          componentProps={{ ...props, onClose: () => setDialogOpen(false) }}
        />
      )}
    </div>
  );
}
