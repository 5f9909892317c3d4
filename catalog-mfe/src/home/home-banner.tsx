import { getPictureTexts } from 'contract/catalog/picture-texts';
import { useConfig } from 'shared/session';
import { useAppSelector } from 'shared/store';
import { Button, ButtonLink, PageBanner, Picture, Skeleton } from 'shared/ui';
import { useGetBannersQuery } from './home-api';

/** Banner of the home page. Renders the brand until title and tagline are loaded. */
export function HomeBanner() {
  const { brand } = useConfig();
  const { data, error, isFetching, refetch } = useGetBannersQuery();
  const banner = data?.[0];
  const isRestored = useAppSelector((state) => state.restored);
  const hasFailed = isRestored && data === undefined && error !== undefined;
  const isLoading = data === undefined && !hasFailed;
  return (
    <PageBanner
      size="hero"
      eyebrow={banner ? brand : undefined}
      title={banner?.title || brand}
      tagline={
        hasFailed ? 'We could not load our greeting.' : renderTagline(banner?.tagline, isLoading)
      }
      picture={
        banner?.picture ? (
          <Picture
            file={banner.picture}
            {...getPictureTexts(banner, banner.picture)}
            ratio="4/3"
            placeholder="green"
            priority
            sizes="(width <= 767px) 100vw, (width <= 1023px) 75vw, 53vw"
          />
        ) : undefined
      }
    >
      {hasFailed && (
        <Button variant="outlineOnGreen" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      )}
      <ButtonLink to="/services" variant="onGreen" size="large">
        See our services
      </ButtonLink>
      <ButtonLink to="/removalkit" variant="outlineOnGreen" size="large">
        Removal kits
      </ButtonLink>
    </PageBanner>
  );
}

const renderTagline = (text: string | undefined, isLoading: boolean) =>
  isLoading ? <Skeleton width="long" /> : text || undefined;
