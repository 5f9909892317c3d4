import type { CallResponse } from 'contract/calls/call';
import { formatDay } from 'contract/calendar/date-texts';
import { nameDiscount } from 'contract/orders/discount-name';
import { describeRestDays } from 'contract/orders/rest-day';
import type { CustomerQuote } from 'contract/quotes/customer-quotes';
import type { previewQuote } from 'contract/quotes/staff-quote-changes';
import { formatMoney } from 'contract/values/pence';
import { useState } from 'react';
import { Facts } from 'shared/desk';
import { ChoiceGroup } from 'shared/forms';
import { Modal } from 'shared/overlays';
import { Button, Notice, Stack } from 'shared/ui';
import mailStyles from '../../order/actions/mail-preview.module.css';
import styles from './offer.module.css';

type OfferPreview = CallResponse<typeof previewQuote>['data'];

interface OfferPreviewDialogProps {
  preview: OfferPreview;
  isSending: boolean;
  canSend: boolean;
  onSend: () => void;
  onClose: () => void;
}

const views = [
  { value: 'mail', label: 'The mail' },
  { value: 'page', label: 'The page' },
] as const;

type View = (typeof views)[number]['value'];

/** The mail of an offer, and the page that its link opens, before the offer is sent. */
export function OfferPreviewDialog(props: OfferPreviewDialogProps) {
  const { preview, isSending, canSend, onSend, onClose } = props;
  const [view, setView] = useState<View>('mail');
  return (
    <Modal
      open
      size="large"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Preview"
      description="Nothing is sent yet."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button busy={isSending} disabled={!canSend} onClick={onSend}>
            Send
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <ChoiceGroup
          legend="Show"
          name="preview"
          layout="row"
          options={views}
          value={view}
          onChange={setView}
        />
        {view === 'mail' ? <MailView mail={preview.mail} /> : <PageView quote={preview.page} />}
      </Stack>
    </Modal>
  );
}

const MailView = ({ mail: { to, subject, text } }: { mail: OfferPreview['mail'] }) => (
  <Stack gap={3}>
    <Facts
      rows={[
        ['To', to],
        ['Subject', subject],
      ]}
    />
    <pre className={mailStyles.text}>{text}</pre>
  </Stack>
);

/** The offer as on the customer's page, without its buttons. */
function PageView({ quote }: { quote: CustomerQuote }) {
  const { offer, notice } = quote;
  if (offer === null) return null;
  return (
    <div className={styles.page}>
      {notice !== '' && <Notice>{notice}</Notice>}
      {offer.message !== '' && <p className={styles.typed}>{offer.message}</p>}
      <OfferLines offer={offer} />
      <Facts
        rows={[
          [
            'Included VAT',
            offer.vat.map((rate) => `${formatMoney(rate.vat)} (${rate.rate}%)`).join(', '),
          ],
          [
            'Deposit',
            offer.deposit === null
              ? ''
              : `${formatMoney(offer.deposit.amount)}, the rest ${describeRestDays(offer.deposit.restdays)}`,
          ],
          ['Valid until', formatDay(offer.validuntil)],
          ['Days to choose', offer.needs.map(({ title }) => title).join(', ')],
        ]}
      />
      {offer.steps.length > 0 && (
        <ol>
          {offer.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <p className={styles.typed}>{offer.terms}</p>
    </div>
  );
}

const describeAddon = ({
  quantity,
  name,
  personalisation,
}: Offer['lines'][number]['addons'][number]): string =>
  [`${quantity} × ${name}`, personalisation && `‘${personalisation}’`].filter(Boolean).join(': ');

function OfferLines({ offer }: { offer: Offer }) {
  const { lines, discount, discountreason, deliverycharge, deliveryname, total } = offer;
  const sums = [
    { label: nameDiscount(discountreason), amount: -discount },
    { label: deliveryname || 'Delivery', amount: deliverycharge },
  ].filter(({ amount }) => amount !== 0);
  return (
    <table className={styles.lines}>
      <caption>Lines</caption>
      <tbody>
        {lines.map(({ name, description, quantity, amount, addons }, index) => (
          <tr key={index}>
            <th scope="row">
              {quantity} × {name}
              {description !== '' && <span className={styles.soft}>{description}</span>}
              {addons.map((addon, addonIndex) => (
                <span key={addonIndex} className={styles.soft}>
                  {describeAddon(addon)}
                </span>
              ))}
            </th>
            <td>{formatMoney(amount)}</td>
          </tr>
        ))}
        {sums.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatMoney(amount)}</td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row">Total</th>
          <td>{formatMoney(total)}</td>
        </tr>
      </tbody>
    </table>
  );
}

type Offer = NonNullable<CustomerQuote['offer']>;
