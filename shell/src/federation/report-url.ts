/**
 * Returns the address of reports. Says if a split chose the releases of this page, because only
 * such visitors are compared. A server of an earlier version ignores the query.
 */
export function getReportUrl(): string {
  const [navigation] = (performance.getEntriesByType?.('navigation') ??
    []) as PerformanceNavigationTiming[];
  const isAssigned = navigation?.serverTiming?.some(({ name }) => name === 'split');
  return `/release-reports${isAssigned ? '?split' : ''}`;
}
