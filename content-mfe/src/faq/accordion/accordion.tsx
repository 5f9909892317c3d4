import * as Radix from '@radix-ui/react-accordion';
import { type ReactNode, useState } from 'react';
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

/** Entries that open and close on their own; closed text stays in the page, hidden. */
export function Accordion({ items, headingLevel = 3 }: AccordionProps) {
  const [open, setOpen] = useState<string[]>([]);
  const Heading = `h${headingLevel}` as const;
  return (
    <Radix.Root className={styles.accordion} type="multiple" value={open} onValueChange={setOpen}>
      {items.map(({ id, title, content }) => (
        <Radix.Item className={styles.item} key={id} value={id}>
          <Radix.Header asChild>
            <Heading className={styles.heading}>
              <Radix.Trigger className={styles.trigger}>
                <span>{title}</span>
                <span className={styles.mark}>
                  <Icon name="chevronDown" size={20} />
                </span>
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content className={styles.content} forceMount hidden={!open.includes(id)}>
            {content}
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
