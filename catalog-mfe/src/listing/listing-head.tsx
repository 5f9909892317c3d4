import type { Service } from 'contract/catalog/service';
import { PageHead } from 'shared/router';
import { useConfig } from 'shared/session';

interface ListingHeadProps {
  service: Service;
  noindex?: boolean;
  jsonLd?: object[];
}

/** Head elements of a listing. Uses the service's meta fields, or the brand for an empty field. */
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
