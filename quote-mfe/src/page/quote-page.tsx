import { PageHead } from 'shared/router';
import { useConfig } from 'shared/session';
import { Page, PageHeader, Split, Stack, Card, TextLink } from 'shared/ui';
import { sumLitres } from 'contract/quotes/furniture-counts';
import { HomeChoice } from '../list/home-choice';
import { RoomFold } from '../list/room-fold';
import { rooms } from 'contract/quotes/furniture';
import { JourneyFields } from '../journey/journey-fields';
import { usePlan } from '../plan/use-plan';
import { Total } from '../total/total';
import { Result } from './result';
import type { ReactNode } from 'react';
import styles from './quote-page.module.css';

export function QuotePage() {
  const { brand } = useConfig();
  const plan = usePlan();
  return (
    <Page>
      <PageHead
        title="How much do I have to move?"
        canonical="/how-much-to-move"
        description={`Count rooms and furniture, see the cubic metres and vans of your move at once, and find the move that fits, or ask ${brand} for a quote.`}
      />
      <PageHeader
        title="How much do I have to move?"
        intro="Start from the size of your home, make the list yours, and see what takes it. Two minutes, and nothing to sign up for."
      />
      <NoScriptNotice />
      <Split sticky aside={<Total litres={sumLitres(plan.counts)} />}>
        <Stack gap={6}>
          <Step id="home" title="Where do you live now?">
            <HomeChoice plan={plan} />
          </Step>
          <Step
            id="items"
            title="What moves with you?"
            intro="Open a room and count. Volumes are as our crews load: wrapped and stacked."
          >
            {rooms.map((room, index) => (
              <RoomFold key={room.name} room={room} counts={plan.counts} open={index === 0} />
            ))}
          </Step>
          <Step
            id="journey"
            title="From where to where, and when?"
            intro="Leave open what you do not know yet."
          >
            <JourneyFields plan={plan} />
          </Step>
          <Step id="fits" title="What fits">
            <Result plan={plan} />
          </Step>
        </Stack>
      </Split>
    </Page>
  );
}

interface StepProps {
  /** Id of the element, so that links can lead to the element. */
  id: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

const Step = ({ id, title, intro, children }: StepProps) => (
  <Card as="section" padded id={id} aria-labelledby={`${id}-title`} className={styles.step}>
    <h2 id={`${id}-title`} className={styles.title}>
      {title}
    </h2>
    {intro && <p className={styles.intro}>{intro}</p>}
    {children}
  </Card>
);

function NoScriptNotice() {
  const { phone, email } = useConfig();
  return (
    <noscript>
      <p className={styles.withoutScripts}>
        The list counts itself only with JavaScript. Without it, the volumes below still tell you
        how much there is; call us on{' '}
        <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</TextLink> or write to{' '}
        <TextLink href={`mailto:${email}`}>{email}</TextLink> and we count with you.
      </p>
    </noscript>
  );
}
