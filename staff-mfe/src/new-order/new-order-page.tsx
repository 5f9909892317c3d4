import { useState } from 'react';
import { readDraft, StaffPage, StaffSkeleton, useQueryParams } from 'shared/desk';
import { useAuth, useConfig } from 'shared/session';
import { FailedState, Stack } from 'shared/ui';
import { findAccount, toContact } from '../composer/contact/customer-contact';
import type { LocalDraft } from '../composer/draft/draft-saver';
import { useListDraftsQuery } from '../composer/draft/drafts-api';
import { useGetStaffCustomerQuery } from '../customers/customers-api';
import { DraftList } from './draft-list';
import { NewOrderForm } from './new-order-form';
import { emptyOrder, fromDraftBody, type OrderValues } from './order-values';

/**
 * Page on which staff place an order for a caller. The URL has the key of the draft, or the path of
 * the page of a customer. Both contain no personal data.
 */
export const NewOrderPage = () => (
  <StaffPage permission="orders" title="New order">
    <NewOrder />
  </StaffPage>
);

function NewOrder() {
  const { params, change } = useQueryParams();
  const [newKey, setNewKey] = useState(() => crypto.randomUUID());
  const savedKey = params.get('draft');
  const draftKey = savedKey ?? newKey;
  const begin = () => {
    setNewKey(crypto.randomUUID());
    change(() => ({ params: new URLSearchParams() }), { isReplaced: true });
  };
  const keepKey = () =>
    change(() => ({ params: new URLSearchParams({ draft: draftKey }) }), { isReplaced: true });
  return (
    <Stack gap={4}>
      {draftKey === newKey && <DraftList ownKey={draftKey} />}
      <OrderOfKey
        key={draftKey}
        draftKey={draftKey}
        isSaved={savedKey !== null}
        customerPath={params.get('customer')}
        onFirstChange={keepKey}
        onDiscarded={begin}
      />
    </Stack>
  );
}

interface OrderOfKeyProps {
  draftKey: string;
  /** Whether the draft was saved before the page was opened. */
  isSaved: boolean;
  /** Path of the page of a customer below /admin/customers, or null. */
  customerPath: string | null;
  onFirstChange: () => void;
  onDiscarded: () => void;
}

/** Reads what the form begins with: the draft, the details of a customer, or nothing. */
function OrderOfKey(props: OrderOfKeyProps) {
  const { draftKey, onFirstChange, onDiscarded } = props;
  const { payments } = useConfig();
  const localKey = `${useAuth().user?.id} new order ${draftKey}`;
  const [localDraft] = useState(() => readDraft<LocalDraft>(localKey));
  const [source] = useState({ isSaved: props.isSaved, customerPath: props.customerPath });
  const isDraftNeeded = source.isSaved && localDraft.body === undefined;
  const isCustomerNeeded = !source.isSaved && source.customerPath !== null;
  const drafts = useListDraftsQuery(undefined, {
    skip: !isDraftNeeded,
    refetchOnMountOrArgChange: true,
  });
  const customer = useGetStaffCustomerQuery(source.customerPath ?? '', { skip: !isCustomerNeeded });
  if (isDraftNeeded && !drafts.data) {
    if (!drafts.isError) return <StaffSkeleton />;
    return <FailedState subject="your draft" busy={drafts.isFetching} onRetry={drafts.refetch} />;
  }
  if (isCustomerNeeded && !customer.data) {
    if (!customer.isError) return <StaffSkeleton />;
    return (
      <FailedState subject="the customer" busy={customer.isFetching} onRetry={customer.refetch} />
    );
  }
  const savedDraft = drafts.data?.find(({ key }) => key === draftKey);
  const newOrder: OrderValues = { ...emptyOrder, method: payments.online ? 'link' : 'later' };
  const prefilledOrder = customer.data
    ? { ...newOrder, contact: toContact(customer.data), account: findAccount(customer.data) }
    : newOrder;
  const draftBody = localDraft.body ?? savedDraft?.body;
  return (
    <NewOrderForm
      draftKey={draftKey}
      localKey={localKey}
      initialValues={draftBody === undefined ? prefilledOrder : fromDraftBody(draftBody)}
      version={localDraft.version ?? savedDraft?.version ?? 0}
      savedAt={savedDraft?.updatedat ?? ''}
      hasUnsavedChanges={localDraft.body !== undefined}
      onFirstChange={onFirstChange}
      onDiscarded={onDiscarded}
    />
  );
}
