import { garmentPermission } from '../../ui/work-permission';
import { Button, Cluster } from 'shared/ui';
import { StaffPage } from 'shared/desk';
import { useSearchParams } from 'shared/router';
import { useState } from 'react';
import { OrderGarmentsView } from '../order/order-garments-view';
import { ScanDialog } from '../scan/scan-dialog';
import { GarmentList } from './garment-list';

/** All garments, or with `?order=` those of an order and what can be taken in for it (rule 77). */
export function GarmentsPage() {
  const [params] = useSearchParams();
  const [isScanning, setScanning] = useState(false);
  const orderno = params.get('order') ?? '';
  return (
    <StaffPage
      permission={garmentPermission}
      title={orderno === '' ? 'Garments' : `Garments of ${orderno}`}
      actions={
        <Cluster>
          <Button onClick={() => setScanning(true)}>Scan a label</Button>
        </Cluster>
      }
    >
      {orderno === '' ? <GarmentList /> : <OrderGarmentsView orderno={orderno} />}
      {isScanning && <ScanDialog onClose={() => setScanning(false)} />}
    </StaffPage>
  );
}
