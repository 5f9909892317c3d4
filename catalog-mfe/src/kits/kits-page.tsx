import { PageHead } from 'shared/core';
import { Card, CardBody, CardLink, Grid, Page, PageHeader, Picture, Price } from 'shared/ui';
import { BOX_SIZE, type Kit, kits } from 'shared/data';
import { kitPath, kitPicture } from '../product/kits';
import styles from './kits.module.css';

/** /removalkit: the three kits (specification §2, 'Removal kits', and §9). */
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
      <Grid as="ul" className={styles.kits}>
        {kits.map((kit) => (
          <KitCard key={kit.id} kit={kit} />
        ))}
      </Grid>
    </Page>
  );
}

const KitCard = ({ kit }: { kit: Kit }) => (
  <Card as="li" interactive>
    <Picture
      file={kitPicture(kit)}
      alt=""
      ratio="3/4"
      className={styles.picture}
      priority
      sizes="(width <= 767px) 92vw, 26rem"
    />
    <CardBody>
      <h2>
        <CardLink to={kitPath(kit)}>{kit.name}</CardLink>
      </h2>
      <p className={styles.suits}>
        {kit.boxes} boxes, for {kit.suits}
      </p>
      <Price pence={kit.price} />
    </CardBody>
  </Card>
);
