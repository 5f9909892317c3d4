import type { OrderContact } from 'contract/staff/order-page';
import { FindAddress } from 'shared/forms';
import { contactFieldList } from '../../ui/contact-field-list';
import { findProblem } from '../fields/checked-fields';
import { TypedField } from '../fields/typed-field';
import type { FieldProblem } from '../read-composition';
import styles from './contact-fields.module.css';

interface ContactFieldsProps {
  contact: OrderContact;
  problems: readonly FieldProblem[];
  /** Refusals of the backend, which are shown at once. */
  refusals: readonly FieldProblem[];
  onChange: (changes: Partial<OrderContact>) => void;
}

/** Contact details and address of an order or a quote. */
export const ContactFields = ({ contact, problems, refusals, onChange }: ContactFieldsProps) => (
  <div className={styles.fields}>
    {contactFieldList.map(({ name, label, ...field }) => (
      <TypedField
        key={name}
        name={`contact.${name}`}
        label={label}
        required={'required' in field}
        type={'type' in field ? field.type : 'text'}
        value={contact[name]}
        problem={findProblem(problems, `contact.${name}`)}
        refusal={findProblem(refusals, `contact.${name}`)}
        onTextChange={(text) => onChange({ [name]: text })}
      />
    ))}
    <FindAddress className={styles.finder} postcode={contact.postalcode} onFind={onChange} />
  </div>
);
