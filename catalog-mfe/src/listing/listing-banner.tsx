import { getPictureTexts } from 'contract/catalog/picture-texts';
import type { Service } from 'contract/catalog/service';
import { PageBanner, Picture } from 'shared/ui';
import { useListingTitle } from './use-listing-title';

export function ListingBanner({ service }: { service: Service }) {
  const title = useListingTitle(service);
  return (
    <PageBanner
      title={title}
      reservedTitle={service.name}
      eyebrow={title === service.name ? 'Our services' : service.name}
      tagline={service.meta_description || undefined}
      picture={
        <Picture
          file={service.picture}
          {...getPictureTexts(service, service.picture)}
          ratio="16/9"
          placeholder="green"
          priority
          sizes="(width <= 767px) 100vw, 50vw"
        />
      }
    />
  );
}
