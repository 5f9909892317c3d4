import { Breadcrumb } from '../ui/breadcrumb/breadcrumb';
import { Page, PageHeader } from '../ui/page/page';
import { PageBanner } from '../ui/page/page-banner';
import { ButtonLink } from '../ui/button/button';
import { Picture } from '../ui/picture/picture';
import { ToastProvider } from '../ui/toast/toast';
import { GalleryActions } from './gallery-actions';
import { GalleryCards } from './gallery-cards';
import { GalleryFields } from './gallery-fields';
import { GalleryFoundations } from './gallery-foundations';
import { GalleryOrder } from './gallery-order';
import { GalleryOverlays } from './gallery-overlays';
import { GalleryStates } from './gallery-states';

export function UiGallery() {
  return (
    <ToastProvider>
      <Page>
        <PageHeader
          title="The kit"
          intro="Everything that pages are made of, with its states."
          breadcrumb={<Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'The kit' }]} />}
        />
        <GalleryFoundations />
        <GalleryActions />
        <GalleryFields />
        <GalleryCards />
        <GalleryOrder />
        <GalleryOverlays />
        <GalleryStates />
      </Page>
    </ToastProvider>
  );
}

/** Renders the banner separately from `UiGallery`, because the banner contains the page's `h1`. */
export function BannerGallery() {
  return (
    <PageBanner
      size="hero"
      eyebrow="Removals and wedding-dress care in London"
      title="Moved with muscle. Kept with a light hand."
      tagline="Boxes, kits and crews for the move; cleaning and preservation for the dress you will want to keep."
      picture={
        <Picture
          file="banner-home.svg"
          alt="A removal van beside a dress in a box"
          ratio="4/3"
          priority
        />
      }
    >
      <ButtonLink to="/services" variant="onGreen" size="large">
        See our services
      </ButtonLink>
      <ButtonLink to="/removalkit" variant="outlineOnGreen" size="large">
        Removal kits
      </ButtonLink>
    </PageBanner>
  );
}
