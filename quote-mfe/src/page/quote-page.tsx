import { PageHead } from 'shared/router';
import { useConfig } from 'shared/session';
import { Page, PageHeader, Split, Stack } from 'shared/ui';
import { sumLitres } from '../inventory/counts';
import { HomeChoice } from '../list/home-choice';
import { RoomFold } from '../list/room-fold';
import { rooms } from '../inventory/rooms';
import { JourneyFields } from '../journey/journey-fields';
import { usePlan } from '../plan/use-plan';
import { Total } from '../total/total';
import { Result } from './result';
import { Step } from './step';
import { NoScriptNotice } from './no-script-notice';

/** The visitor counts furniture by room and sees the volume and a matching move package. */
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
