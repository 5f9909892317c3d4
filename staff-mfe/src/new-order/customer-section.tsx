import type { OrderContact } from 'contract/staff/order-page';
import { TitledSection } from 'shared/desk';
import { Button } from 'shared/ui';
import { ContactFields } from '../composer/contact/contact-fields';
import { findAccount, toContact, toNewContact } from '../composer/contact/customer-contact';
import { CustomerSearch } from '../composer/contact/customer-search';
import type { FieldProblem } from '../composer/read-composition';
import { getAccount, type OrderValues } from './order-values';
import styles from './new-order.module.css';

interface CustomerSectionProps {
  values: OrderValues;
  problems: readonly FieldProblem[];
  refusals: readonly FieldProblem[];
  onChange: (change: (current: OrderValues) => OrderValues) => void;
  /** Called after a customer was chosen or begun, with the new contact details. */
  onChosen: (contact: OrderContact) => void;
}

/** Search for a customer, and the contact details of the order. */
export function CustomerSection(props: CustomerSectionProps) {
  const { values, problems, refusals, onChange, onChosen } = props;
  const { contact } = values;
  const account = getAccount(values);
  const choose = (chosen: Pick<OrderValues, 'contact' | 'account'>) => {
    onChange((current) => ({ ...current, ...chosen }));
    onChosen(chosen.contact);
  };
  return (
    <TitledSection title="Customer">
      <CustomerSearch
        onChoose={(customer) =>
          choose({ contact: toContact(customer), account: findAccount(customer) })
        }
        onCreate={(text) => choose({ contact: toNewContact(text), account: null })}
      />
      {account !== null && (
        <p className={styles.account}>
          <span>{`The order goes to the account of ${account.email}.`}</span>
          <Button
            size="small"
            variant="quiet"
            onClick={() => onChange((current) => ({ ...current, account: null }))}
          >
            Order as a guest
          </Button>
        </p>
      )}
      <ContactFields
        contact={contact}
        problems={problems}
        refusals={refusals}
        onChange={(changes) =>
          onChange((current) => ({ ...current, contact: { ...current.contact, ...changes } }))
        }
      />
    </TitledSection>
  );
}
