import type { Kit } from 'contract/catalog/kits';
import { Card, CardBody, CardLink, Picture, Price } from 'shared/ui';
import { kitPath, kitPicture } from '../product/kits';
import styles from './kits.module.css';

interface KitCardProps {
  kit: Kit;
  /** Whether its picture is the page's largest. */
  priority?: boolean;
  headingLevel?: 2 | 3;
  /** Rendered width of the picture, in the syntax of an image's `sizes`. */
  sizes?: string;
}

/** A kit as a card with a link to its page. */
export function KitCard({ kit, priority, headingLevel = 2, sizes = IN_A_LISTING }: KitCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card as="li" interactive>
      <Picture
        file={kitPicture(kit)}
        alt=""
        ratio="3/4"
        className={styles.picture}
        priority={priority}
        sizes={sizes}
      />
      <CardBody>
        <Heading>
          <CardLink to={kitPath(kit)}>{kit.name}</CardLink>
        </Heading>
        <p className={styles.suits}>
          {kit.boxes} boxes, for {kit.suits}
        </p>
        <Price pence={kit.price} />
      </CardBody>
    </Card>
  );
}

const IN_A_LISTING = '(width <= 767px) 92vw, 26rem';
