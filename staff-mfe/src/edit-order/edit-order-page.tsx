import type { OrderComposition } from 'contract/compose/order-composition';
import { useState } from 'react';
import { isRequestError } from 'shared/data';
import { readDraft, StaffPage, StaffSkeleton } from 'shared/desk';
import { useParams } from 'shared/router';
import { useAuth } from 'shared/session';
import { ButtonLink, EmptyState, FailedState, QueryState } from 'shared/ui';
import type { LocalDraft } from '../composer/draft/draft-saver';
import { useListDraftsQuery } from '../composer/draft/drafts-api';
import { useGetOrderCompositionQuery } from './edit-order-api';
import { EditOrderForm } from './edit-order-form';
import { fromDraftBody, toEditValues } from './edit-values';

/** Page on which staff change lines, prices and days of an order. */
export function EditOrderPage() {
  const { orderno = '' } = useParams();
  return (
    <StaffPage permission="orders" title={`Change order ${orderno}`}>
      <EditOrder key={orderno} orderno={orderno} />
    </StaffPage>
  );
}

function EditOrder({ orderno }: { orderno: string }) {
  const query = useGetOrderCompositionQuery({ orderno }, { refetchOnMountOrArgChange: true });
  const [round, setRound] = useState(0);
  const beginAgain = async () => {
    await query.refetch();
    setRound((current) => current + 1);
  };
  if (isRequestError(query.error) && query.error.status === 404 && !query.currentData) {
    return (
      <EmptyState
        title={`There is no order ${orderno}`}
        action={<ButtonLink to="/admin/orders">To the orders</ButtonLink>}
      />
    );
  }
  return (
    <QueryState query={query} subject="the order" skeleton={<StaffSkeleton />}>
      {(order) =>
        order.refusal === '' ? (
          <EditWithDraft key={round} order={order} onBeginAgain={() => void beginAgain()} />
        ) : (
          <EmptyState
            title={`Order ${orderno} cannot be changed`}
            action={<ButtonLink to={`/admin/orders/${orderno}`}>To the order</ButtonLink>}
          >
            {order.refusal}
          </EmptyState>
        )
      }
    </QueryState>
  );
}

interface EditWithDraftProps {
  order: OrderComposition;
  onBeginAgain: () => void;
}

/** Reads what the form begins with: the own draft of this order, or the order as it is. */
function EditWithDraft({ order, onBeginAgain }: EditWithDraftProps) {
  const localKey = `${useAuth().user?.id} edit ${order.orderno}`;
  const [localDraft] = useState(() => readDraft<LocalDraft>(localKey));
  const [newKey] = useState(() => crypto.randomUUID());
  const [begun] = useState(order);
  const drafts = useListDraftsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!drafts.data) {
    if (!drafts.isError) return <StaffSkeleton />;
    return <FailedState subject="your draft" busy={drafts.isFetching} onRetry={drafts.refetch} />;
  }
  const savedDraft = drafts.data.find(
    ({ kind, subject }) => kind === 'edit' && subject === order.orderno,
  );
  const draftBody = localDraft.body ?? savedDraft?.body;
  return (
    <EditOrderForm
      order={begun}
      draftKey={savedDraft?.key ?? newKey}
      localKey={localKey}
      initialValues={
        draftBody === undefined ? toEditValues(begun) : fromDraftBody(draftBody, begun)
      }
      draftVersion={savedDraft?.version ?? 0}
      savedAt={savedDraft?.updatedat ?? ''}
      hasUnsavedChanges={localDraft.body !== undefined}
      onBeginAgain={onBeginAgain}
    />
  );
}
