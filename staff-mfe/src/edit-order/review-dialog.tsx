import type { OrderComposition } from 'contract/compose/order-composition';
import type { EditSummary } from 'contract/order-actions/action-responses';
import { describeOrderState } from 'contract/orders/order-state';
import { useState } from 'react';
import { isRequestError } from 'shared/data';
import { DataTable, Facts } from 'shared/desk';
import { formatMoney } from 'shared/format';
import { Modal } from 'shared/overlays';
import { Button, Notice, Skeleton, SkeletonGroup, Stack } from 'shared/ui';
import type { Pricing } from '../composer/use-priced-composition';
import { PreviewContent } from '../order/actions/mail-preview';
import { usePreviewActionQuery } from '../order/order-api';
import styles from './edit-order.module.css';
import type { OrderEdit } from './use-order-edit';

interface ReviewDialogProps {
  order: OrderComposition;
  edit: OrderEdit;
  pricing: Pricing;
}

const columns = [
  { id: 'name', label: 'What', isRowHeading: true, cell: ({ name }: OrderChange) => name },
  {
    id: 'before',
    label: 'Before',
    cell: ({ before }: OrderChange) => <MultilineText text={before} />,
  },
  { id: 'after', label: 'Now', cell: ({ after }: OrderChange) => <MultilineText text={after} /> },
];

type OrderChange = EditSummary['changes'][number];

const MultilineText = ({ text }: { text: string }) => <span className={styles.lines}>{text}</span>;

/** Shows the effects of a change on lines, days, money and mails, before staff confirm it. */
export function ReviewDialog({ order, edit, pricing }: ReviewDialogProps) {
  const { orderno } = order;
  const { request, isSending, generalRefusal, close, send } = edit;
  const [isCreditConfirmed, setCreditConfirmed] = useState(false);
  const previewRequest = { orderno, choice: { name: 'editOrder' as const }, body: request };
  const { currentData: preview, error } = usePreviewActionQuery(previewRequest, {
    refetchOnMountOrArgChange: true,
  });
  const summary = preview?.edit;
  const needsCreditNote = summary !== undefined && summary.credited > 0;
  const isReady = summary !== undefined && !pricing.isPending;
  const canSend = isReady && (!needsCreditNote || isCreditConfirmed);
  return (
    <Modal
      open
      size="large"
      onOpenChange={(open) => !open && close()}
      title={`Change order ${orderno}?`}
      footer={
        <>
          <Button variant="secondary" disabled={isSending} onClick={close}>
            Back
          </Button>
          <Button
            busy={isSending}
            disabled={!canSend}
            onClick={() => summary && void send(summary.total, isCreditConfirmed)}
          >
            Change the order
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {error !== undefined && (
          <Notice kind="error" isAnnounced title="The order cannot be changed like this">
            {isRequestError(error) ? error.message : 'The answer could not be read.'}
          </Notice>
        )}
        {preview === undefined && error === undefined && (
          <SkeletonGroup label="the summary of the change">
            <Skeleton shape="block" />
          </SkeletonGroup>
        )}
        {preview !== undefined && summary === undefined && (
          <Notice title="Nothing is changed yet">
            The lines, prices and days are those of the order.
          </Notice>
        )}
        {summary && (
          <>
            {summary.changes.length > 0 && (
              <DataTable
                caption="What changes"
                columns={columns}
                rows={summary.changes}
                getRowId={(change) => JSON.stringify(change)}
              />
            )}
            <Facts rows={listMoneyFacts(summary)} />
          </>
        )}
        {needsCreditNote && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={isCreditConfirmed}
              onChange={({ currentTarget }) => setCreditConfirmed(currentTarget.checked)}
            />
            {`Issue a credit note over ${formatMoney(summary.credited)}, because the invoice has more`}
          </label>
        )}
        {preview && (
          <PreviewContent preview={preview} warningTitle="Please check this before you go on" />
        )}
        {generalRefusal !== '' && (
          <Notice kind="error" isAnnounced title="The order was not changed">
            {generalRefusal}
          </Notice>
        )}
      </Stack>
    </Modal>
  );
}

function listMoneyFacts(summary: EditSummary): (readonly [string, string])[] {
  const { totalbefore, total, paid, due, cardreturn, outsidereturn, withheld } = summary;
  const facts: (readonly [string, string])[] = [
    ['Total', `${formatMoney(total)}, before ${formatMoney(totalbefore)}`],
    ['Paid', formatMoney(paid)],
    ['Due', formatMoney(due)],
  ];
  if (cardreturn > 0)
    facts.push([
      'Goes back to the card',
      `${formatMoney(cardreturn)}${summary.isreturnsent ? '' : ', once a colleague sends it on the page Refunds'}`,
    ]);
  if (outsidereturn > 0)
    facts.push(['To give back', `${formatMoney(outsidereturn)}, listed on the page Refunds`]);
  if (withheld > 0)
    facts.push(['Stays for now', `${formatMoney(withheld)}, because the customer disputes it`]);
  return [...facts, ['State', describeOrderState(summary.state).label]];
}
