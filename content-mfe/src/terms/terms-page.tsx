import { PageHead } from 'shared/router';
import { useConfig } from 'shared/session';
import { Anchor, CollapsibleSection, Page, PageHeader } from 'shared/ui';
import { careTerms } from './care-terms';
import { contractTerms } from './contract-terms';
import { generalTerms } from './general-terms';
import { rightsTerms } from './rights-terms';
import styles from './terms-page.module.css';
import type { BuildTerms, TermsSection } from './terms-section';

/** Returns the 19 sections of the terms, in order (specification, section 2). */
export const buildTerms: BuildTerms = (shop) =>
  [contractTerms, rightsTerms, careTerms, generalTerms].flatMap((buildPart) => buildPart(shop));

export function TermsPage() {
  const shop = useConfig();
  const sections = buildTerms(shop);
  return (
    <Page>
      <PageHead
        title="Terms and conditions"
        canonical="/terms"
        description={`The terms on which ${shop.brand} sells, cleans, preserves and delivers: prices, your right to cancel, insurance, complaints and your personal data.`}
      />
      <PageHeader
        title="Terms and conditions"
        intro="What we promise, what we ask of you, and what you can do if something is not right."
      />
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label="Contents">
          <CollapsibleSection title="Contents">
            <ol>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <Anchor to={`#${id}`}>{title}</Anchor>
                </li>
              ))}
            </ol>
          </CollapsibleSection>
        </nav>
        <div className={styles.sections}>
          {sections.map((section, index) => (
            <Section key={section.id} section={section} number={index + 1} />
          ))}
        </div>
      </div>
    </Page>
  );
}

function Section({ section, number }: { section: TermsSection; number: number }) {
  const { id, title, content } = section;
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <span className={styles.number}>{number}.</span> {title}
      </h2>
      {content.map((block, index) =>
        typeof block === 'string' ? (
          <p key={index}>{block}</p>
        ) : (
          <ul key={index}>
            {block.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}
