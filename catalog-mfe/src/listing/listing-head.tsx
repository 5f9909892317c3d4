import type { Service } from 'contract/catalog/service';
import { PageHead } from 'shared/router';
import { useConfig } from 'shared/session';

interface ListingHeadProps {
  service: Service;
  noindex?: boolean;
  jsonLd?: object[];
}

/**
 * Fills the page's head from the service's meta fields. If a field is empty, the brand replaces it
 * (specification, section 2).
 */
export function ListingHead({ service, noindex, jsonLd }: ListingHeadProps) {
  const { brand } = useConfig();
  return (
    <PageHead
      title={service.meta_title || undefined}
      description={service.meta_description || brand}
      keywords={service.meta_keywords || brand}
      image={service.picture || undefined}
      noindex={noindex}
      jsonLd={jsonLd}
    />
  );
}
