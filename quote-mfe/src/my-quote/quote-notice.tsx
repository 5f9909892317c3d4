import { useState } from 'react';
import type { QuoteState } from 'contract/quotes/quote-state';
import { defineLazyComponent } from 'shared/lazy';
import { Notice, Stack } from 'shared/ui';
import { SeeOrder } from './accepted/see-order';
import type { PayOfferProps } from './accepted/pay-offer';
import type { QuoteProps } from './quote-props';

const PayOffer = defineLazyComponent<PayOfferProps>(
  async () => (await import(/* webpackChunkName: "pay-quote" */ './accepted/pay-offer')).PayOffer,
);

type NoticeKind = 'info' | 'warning' | 'success';

const notices: Record<Exclude<QuoteState, 'sent'>, { kind: NoticeKind; title: string }> = {
  requested: { kind: 'info', title: 'We are working on your quote' },
  accepted: { kind: 'success', title: 'You have accepted this quote' },
  declined: { kind: 'info', title: 'You have declined this quote' },
  expired: { kind: 'warning', title: 'This quote has expired' },
  withdrawn: { kind: 'warning', title: 'We have withdrawn this quote' },
};

/** Says what became of a quote that does not wait for the customer's answer. */
export function QuoteNotice({ quote, token, onChanged }: QuoteProps) {
  const { state, notice, order, can, offer } = quote;
  const [openedState] = useState(state);
  if (state === 'sent') return null;
  return (
    <Stack gap={5}>
      <div tabIndex={-1} ref={state === openedState ? null : focusNode}>
        <Notice
          {...notices[state]}
          isAnnounced
          action={order && <SeeOrder orderno={order.orderno} token={token} />}
        >
          {notice}
        </Notice>
      </div>
      {can.pay && offer && <PayOffer isNeeded componentProps={{ offer, token, onChanged }} />}
    </Stack>
  );
}

/** Moves the focus to the notice, because the pressed button no longer exists. */
function focusNode(node: HTMLElement | null) {
  node?.focus();
}
