/**
 * Returns the URL to which the page sends reports. The query `split` says that a split chose the
 * releases of this page, because only such pages count when the split's releases are compared. A
 * server of an earlier version ignores this query.
 */
export function getReportUrl(): string {
  const [navigation] = (performance.getEntriesByType?.('navigation') ??
    []) as PerformanceNavigationTiming[];
  const isAssigned = navigation?.serverTiming?.some(({ name }) => name === 'split');
  return `/release-reports${isAssigned ? '?split' : ''}`;
}
