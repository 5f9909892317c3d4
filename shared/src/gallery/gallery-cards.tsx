import { Card, CardBody, CardLink, CardRibbon } from '../ui/card/card';
import { Grid } from '../ui/layout/layout';
import { Section } from '../ui/page/page';
import { Picture } from '../ui/picture/picture';
import { Price } from '../ui/price/price';

const sizes = '(width <= 767px) 100vw, 30vw';

export function GalleryCards() {
  return (
    <Section title="Cards and pictures">
      <Grid as="ul">
        <Card as="li" interactive>
          <Picture file="kit-a.svg" alt="Removal Kit A: ten boxes and tape" sizes={sizes} />
          <CardBody>
            <h3>
              <CardLink to="/RemovalKitA">Removal Kit A</CardLink>
            </h3>
            <p>Size: for a studio or one-bedroom flat</p>
            <Price pence={9450} />
          </CardBody>
        </Card>
        <Card as="li" interactive>
          <CardRibbon>Coming Soon</CardRibbon>
          <Picture file="nothing-here.jpg" alt="A picture that cannot be loaded" sizes={sizes} />
          <CardBody>
            <h3>
              <CardLink to="/subservices">
                Storage with a rather long name that needs two lines
              </CardLink>
            </h3>
          </CardBody>
        </Card>
        <Card as="li" padded>
          <h3>A padded card</h3>
          <p>With space inside, for a summary or a form.</p>
        </Card>
      </Grid>
    </Section>
  );
}
