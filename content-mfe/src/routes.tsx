import type { ReactNode } from 'react';
import type { Prefetch, RemoteRoute } from 'shared/slots';
import { aboutApi, AboutPage } from './about/about-page';
import { ContactPage } from './contact/contact-page';
import { textsApi } from './texts/texts-api';
import { FaqPage } from './faq/faq-page';
import { FitCheckPage } from './fit-check/fit-check-page';
import { prefetchFitCheck } from './fit-check/fit-check-api';
import { TermsPage } from './terms/terms-page';
import { ThankYouPage } from './thank-you/thank-you-page';

const createRoute = (path: string, content: ReactNode, prefetch?: Prefetch): RemoteRoute => ({
  path,
  element: <div data-remote="content">{content}</div>,
  handle: { prefetch },
});

export const routes: RemoteRoute[] = [
  createRoute('/about', <AboutPage />, (dispatch) =>
    dispatch(aboutApi.endpoints.getAbout.initiate()),
  ),
  createRoute('/faq', <FaqPage />, (dispatch) => dispatch(textsApi.endpoints.getFaq.initiate())),
  createRoute('/terms', <TermsPage />, (dispatch) =>
    dispatch(textsApi.endpoints.getTerms.initiate()),
  ),
  createRoute('/contact', <ContactPage />),
  createRoute('/fitcheck', <FitCheckPage />, prefetchFitCheck),
  createRoute('/thankyou', <ThankYouPage />),
];
