/**
 * The components that pages are made of.
 */
export { Anchor, type AnchorProps } from './ui/anchor/anchor';
export { Button, type ButtonProps } from './ui/button/button';
export { ButtonLink, type ButtonLinkProps } from './ui/button/button-link';
export { TextLink, type TextLinkProps } from './ui/text-link/text-link';
export { Card, CardLink, CardBody, CardRibbon, type CardProps } from './ui/card/card';
export { Table, type TableColumn, type TableRow } from './ui/table/table';
export { Skeleton, SkeletonGroup } from './ui/skeleton/skeleton';
export { SkeletonCards } from './ui/skeleton/skeleton-cards';
export { Notice } from './ui/notice/notice';
export { EmptyState } from './ui/empty-state/empty-state';
export { FailedState } from './ui/failed-state/failed-state';
export { ReadState, type Read } from './ui/read-state/read-state';
export { Breadcrumb, type Crumb } from './ui/breadcrumb/breadcrumb';
export { Price } from './ui/price/price';
export { Picture, type PictureProps } from './ui/picture/picture';
export { ImageBaseProvider } from './ui/picture/image-base';
export { VisuallyHidden } from './ui/visually-hidden/visually-hidden';
export { Page, PageHeader, Section } from './ui/page/page';
export { PageNotFound } from './ui/page-not-found/page-not-found';
export { PageBanner } from './ui/page/page-banner';
export { Stack, Cluster, Grid, Split } from './ui/layout/layout';
export { Fold } from './ui/fold/fold';
export { LiveRegion } from './ui/live-region/live-region';
export { Badge } from './ui/badge/badge';
export { CountBadge } from './ui/badge/count-badge';
export { Spinner } from './ui/spinner/spinner';
export { StepIndicator } from './ui/step-indicator/step-indicator';
export { SummaryList, type SummaryRow } from './ui/summary-list/summary-list';
export { Icon, type IconName } from './ui/icon/icon';
