import { type ReactNode, useId, useState } from 'react';
import { Icon } from 'shared/ui';
import styles from './accordion.module.css';

interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  headingLevel?: 2 | 3 | 4;
}

/**
 * List of entries that open and close. Closed entries stay in the HTML. Entries use no effects, so
 * that a page with many entries hydrates fast.
 */
export const Accordion = ({ items, headingLevel = 3 }: AccordionProps) => (
  <div className={styles.accordion}>
    {items.map(({ id, title, content }) => (
      <Entry key={id} title={title} Heading={`h${headingLevel}`}>
        {content}
      </Entry>
    ))}
  </div>
);

interface EntryProps {
  title: ReactNode;
  Heading: 'h2' | 'h3' | 'h4';
  children: ReactNode;
}

function Entry({ title, Heading, children }: EntryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const state = isOpen ? 'open' : 'closed';
  return (
    <div className={styles.item}>
      <Heading className={styles.heading}>
        <button
          type="button"
          id={`${id}title`}
          className={styles.trigger}
          data-state={state}
          aria-expanded={isOpen}
          aria-controls={`${id}text`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{title}</span>
          <span className={styles.mark}>
            <Icon name="chevronDown" size={20} />
          </span>
        </button>
      </Heading>
      <div
        role="region"
        id={`${id}text`}
        className={styles.content}
        data-state={state}
        aria-labelledby={`${id}title`}
        hidden={!isOpen}
      >
        {children}
      </div>
    </div>
  );
}
