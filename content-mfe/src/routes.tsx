import type { ReactNode } from 'react';
import type { Prefetch, RoomRoute } from 'shared/core';
import { AboutPage } from './about/about-page';
import { aboutApi } from './about/about-api';
import { ContactPage } from './contact/contact-page';
import { FaqPage } from './faq/faq-page';
import { FitCheckPage } from './fit-check/fit-check-page';
import { prefetchFitCheck } from './fit-check/fit-check-api';
import { TermsPage } from './terms/terms-page';
import { ThankYouPage } from './thank-you/thank-you-page';

const page = (path: string, content: ReactNode, prefetch?: Prefetch): RoomRoute => ({
  path,
  element: <div data-room="content">{content}</div>,
  handle: { prefetch },
});

/** The routes of content pages and the contact form (specification, section 2). */
export const routes: RoomRoute[] = [
  page('/about', <AboutPage />, (dispatch) => dispatch(aboutApi.endpoints.getAbout.initiate())),
  page('/faq', <FaqPage />),
  page('/terms', <TermsPage />),
  page('/contact', <ContactPage />),
  page('/fitcheck', <FitCheckPage />, prefetchFitCheck),
  page('/thankyou', <ThankYouPage />),
];
