import type { OrderGarments } from 'contract/garments/staff-garments';
import { DataTable, FailureNotice, TitledSection } from 'shared/desk';
import { useToast } from 'shared/overlays';
import { Button, ButtonLink, FailedState, Notice, Skeleton, Stack, TextLink } from 'shared/ui';
import { useGetOrderGarmentsQuery, useSendConditionsMutation } from '../garments-api';
import { garmentColumns } from '../garment-columns';
import { PrintLabels } from '../print-labels';
import { TakeInForm } from './take-in-form';

/** The garments of one order, and the form that takes in those that were brought. */
export function OrderGarmentsView({ orderno }: { orderno: string }) {
  const { data, error, isFetching, refetch } = useGetOrderGarmentsQuery(
    { orderno },
    { refetchOnMountOrArgChange: true },
  );
  if (error)
    return (
      <FailedState
        subject="the garments of this order"
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton shape="block" />;
  return (
    <Stack gap={4}>
      <p>
        {data.customer} · <TextLink to={`/admin/orders/${orderno}`}>Order {orderno}</TextLink>
      </p>
      {data.allready && (
        <Notice kind="success" title="All garments are ready">
          <ButtonLink to={`/admin/orders/${orderno}`}>Go on with the order</ButtonLink>
        </Notice>
      )}
      {data.garments.length > 0 && <TakenIn garments={data} />}
      <TitledSection title="Take in garments">
        <TakeInForm key={data.garments.length} order={data} />
      </TitledSection>
    </Stack>
  );
}

function TakenIn({ garments: { orderno, garments } }: { garments: OrderGarments }) {
  const toast = useToast();
  const [sendConditions, { isLoading, error }] = useSendConditionsMutation();
  const untold = garments.filter(({ state }) => state === 'received');
  const send = async () => {
    const tickets = untold.map(({ ticket }) => ticket);
    const result = await sendConditions({ orderno, tickets });
    if (!result.error) toast({ kind: 'success', text: 'The customer gets a mail with a link.' });
  };
  return (
    <Stack gap={3}>
      <DataTable
        caption="Garments of this order"
        columns={garmentColumns}
        rows={garments}
        getRowId={({ ticket }) => ticket}
      />
      {untold.length > 1 && (
        <div>
          <Button busy={isLoading} onClick={() => void send()}>
            {`Send the condition of all ${untold.length} to the customer`}
          </Button>
        </div>
      )}
      <FailureNotice error={error} />
      <PrintLabels tickets={garments.map(({ ticket }) => ticket)} />
    </Stack>
  );
}
