import { getPictureTexts } from 'contract/catalog/picture-texts';
import type { Service } from 'contract/catalog/service';
import type { KeyboardEventHandler } from 'react';
import { ButtonLink, Picture } from 'shared/ui';
import { useServiceLinkProps } from '../services/use-service-link-props';
import styles from './service-carousel.module.css';

interface ServiceSlideProps {
  service: Service;
  position: number;
  count: number;
  /** Whether the slide is visible. All other slides are inert. */
  isCurrent: boolean;
  onKeyDown: KeyboardEventHandler;
}

export function ServiceSlide({
  service,
  position,
  count,
  isCurrent,
  onKeyDown,
}: ServiceSlideProps) {
  const getLinkProps = useServiceLinkProps();
  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={`${position} of ${count}`}
      inert={!isCurrent}
    >
      <Picture
        className={styles.picture}
        file={service.picture}
        {...getPictureTexts(service, service.picture)}
        ratio="4/3"
        sizes="(width <= 767px) 92vw, 44rem"
      />
      <div className={styles.words}>
        <h3 className={styles.name}>{service.name}</h3>
        {service.meta_description && <p>{service.meta_description}</p>}
        <div>
          <ButtonLink {...getLinkProps(service)} onKeyDown={onKeyDown}>
            Choose {service.name}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
