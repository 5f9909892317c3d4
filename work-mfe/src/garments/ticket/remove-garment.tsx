import type { StaffGarment } from 'contract/garments/staff-garments';
import { useState } from 'react';
import { useNavigate } from 'shared/router';
import { Button } from 'shared/ui';
import { useRemoveGarmentMutation } from '../garments-api';
import { ReasonDialog } from './reason-form';

/** Deletes a ticket that was made by mistake. Renders nothing as soon as the customer knows it. */
export function RemoveGarment({ garment }: { garment: StaffGarment }) {
  const { ticket, version, orderno, can } = garment;
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [removeGarment] = useRemoveGarmentMutation();
  if (!can.remove) return null;
  return (
    <div>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Delete this ticket
      </Button>
      {isOpen && (
        <ReasonDialog
          title={`Delete ticket ${ticket}`}
          submitLabel="Delete"
          send={async (reason) => {
            await removeGarment({ ticket, version, reason }).unwrap();
            await navigate(`/admin/garments?order=${orderno}`);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
