import { buildRequest } from 'contract/calls/request';
import {
  downloadStaffQuote,
  quoteActionLabels,
  type StaffQuote,
} from 'contract/quotes/staff-quote';
import { useState } from 'react';
import { useFileDownload } from 'shared/desk';
import { SelectField } from 'shared/forms';
import { useNavigate } from 'shared/router';
import { useAuth } from 'shared/session';
import { Button, Notice } from 'shared/ui';
import barStyles from '../../order/actions/action-bar.module.css';
import { useAssignQuoteMutation, useCopyQuoteMutation } from '../quotes-api';
import { useColleagues } from '../use-colleagues';
import { barDialogNames, type QuoteDialogName } from './quote-dialog';
import { QuoteFailure } from '../changes/quote-failure';
import styles from './quote.module.css';

interface QuoteBarProps {
  quote: StaffQuote;
  onOpenDialog: (name: QuoteDialogName) => void;
}

/** Buttons of the possible actions, and the reasons why others are not possible. */
export function QuoteBar({ quote, onOpenDialog }: QuoteBarProps) {
  const { actions } = quote;
  const isPossible = (name: string) =>
    actions.some((action) => action.name === name && action.refusal === '');
  const refusedActions = actions.filter(({ refusal }) => refusal !== '');
  return (
    <div className={barStyles.bar} role="group" aria-label="Actions">
      <div className={`${barStyles.buttons} ${styles.bar}`}>
        {isPossible('assign') && <Assignee quote={quote} />}
        {barDialogNames.filter(isPossible).map((name) => (
          <Button key={name} size="small" variant="secondary" onClick={() => onOpenDialog(name)}>
            {quoteActionLabels[name]}
          </Button>
        ))}
        {isPossible('copy') && <CopyButton quote={quote} />}
        {quote.offers.length > 0 && <PdfButton quoteno={quote.quoteno} />}
      </div>
      {refusedActions.length > 0 && (
        <details className={barStyles.refused}>
          <summary>Not possible now</summary>
          <ul>
            {refusedActions.map(({ name, refusal }) => (
              <li key={name}>
                <strong>{quoteActionLabels[name] ?? name}:</strong> {refusal}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Assignee({ quote }: { quote: StaffQuote }) {
  const { quoteno, version, assignee } = quote;
  const { user } = useAuth();
  const [assign, { error, isLoading, originalArgs }] = useAssignQuoteMutation();
  // The quote as it was when the call was sent, because a refusal fetches it again.
  const [sentQuote, setSentQuote] = useState(quote);
  const colleagues = useColleagues();
  const choices = [...colleagues, ...(assignee ? [assignee] : [])];
  const options = [
    { value: '', label: 'Nobody' },
    ...choices
      .filter(({ id }, index) => choices.findIndex((choice) => choice.id === id) === index)
      .map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const send = (id: number | null) => {
    setSentQuote(quote);
    void assign({ quoteno, version, assignee: id });
  };
  const ownId = Number(user?.id);
  return (
    <>
      <SelectField
        label="Assigned to"
        options={options}
        value={String(assignee?.id ?? '')}
        disabled={isLoading}
        onChange={({ currentTarget: { value } }) => send(value === '' ? null : Number(value))}
      />
      {assignee?.id !== ownId && (
        <Button
          size="small"
          variant="quiet"
          busy={isLoading && originalArgs?.assignee === ownId}
          onClick={() => send(ownId)}
        >
          Take it
        </Button>
      )}
      {error && (
        <div className={styles.wide}>
          <QuoteFailure quote={sentQuote} error={error} />
        </div>
      )}
    </>
  );
}

function CopyButton({ quote }: { quote: StaffQuote }) {
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const [copyQuote, { error, isLoading }] = useCopyQuoteMutation();
  const copy = async () => {
    const { data } = await copyQuote({ quoteno: quote.quoteno, key });
    if (data) void navigate(`/admin/quotes/${data.quoteno}`);
  };
  return (
    <>
      <Button size="small" variant="secondary" busy={isLoading} onClick={() => void copy()}>
        {quoteActionLabels.copy}
      </Button>
      {error && (
        <div className={styles.wide}>
          <QuoteFailure quote={quote} error={error} />
        </div>
      )}
    </>
  );
}

function PdfButton({ quoteno }: { quoteno: string }) {
  const { start, isLoading, failure } = useFileDownload();
  const { url } = buildRequest(downloadStaffQuote, { quoteno });
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        busy={isLoading}
        onClick={() => void start({ path: url, fileName: `${quoteno}.pdf` })}
      >
        PDF
      </Button>
      {failure && (
        <Notice kind="error" isAnnounced className={styles.wide}>
          {failure}
        </Notice>
      )}
    </>
  );
}
