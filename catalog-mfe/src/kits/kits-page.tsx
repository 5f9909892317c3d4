import { PageHead } from 'shared/router';
import { Grid, Page, PageHeader } from 'shared/ui';
import { BOX_SIZE, kits } from 'shared/data';
import { QuoteHint } from '../listing/quote-hint';
import { KitCard } from './kit-card';
import styles from './kits.module.css';

export function KitsPage() {
  return (
    <Page>
      <PageHead
        title="Removal kits"
        canonical="/removalkit"
        description="Removal kits of 40, 60 or 100 strong boxes for small moves up to homes of five bedrooms, at fixed prices."
      />
      <PageHeader
        title="Removal kits"
        intro={`All the boxes of your move in one delivery. Every box is ${BOX_SIZE}.`}
      />
      <QuoteHint />
      <Grid as="ul" className={styles.kits}>
        {kits.map((kit, index) => (
          <KitCard key={kit.id} kit={kit} priority={index === 0} />
        ))}
      </Grid>
    </Page>
  );
}
