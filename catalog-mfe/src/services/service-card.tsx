import { getPictureTexts } from 'contract/catalog/picture-texts';
import type { Service } from 'contract/catalog/service';
import { Card, CardBody, CardLink, CardRibbon, Picture } from 'shared/ui';
import { useServiceLinkProps } from './use-service-link-props';
import styles from './service-card.module.css';

interface ServiceCardProps {
  service: Service;
  isComingSoon?: boolean;
  headingLevel?: 2 | 3;
  priority?: boolean;
}

/** Card of a service. A click stores the service as chosen. */
export function ServiceCard({
  service,
  isComingSoon,
  headingLevel = 2,
  priority,
}: ServiceCardProps) {
  const getLinkProps = useServiceLinkProps();
  const Heading = `h${headingLevel}` as const;
  return (
    <Card as="li" interactive>
      {isComingSoon && <CardRibbon>Coming Soon</CardRibbon>}
      <Picture
        file={service.picture}
        {...getPictureTexts(service, service.picture)}
        ratio="4/3"
        priority={priority}
        sizes="(width <= 767px) 92vw, 24rem"
      />
      <CardBody>
        <Heading>
          <CardLink {...getLinkProps(service)}>{service.name}</CardLink>
        </Heading>
        {service.meta_description && <p className={styles.line}>{service.meta_description}</p>}
      </CardBody>
    </Card>
  );
}
