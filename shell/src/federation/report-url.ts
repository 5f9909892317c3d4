/**
 * Returns the address of reports. The query `split` says that a split chose the releases of this
 * page. Only the figures of such visitors are compared. A server of an earlier version ignores this
 * query.
 */
export function getReportUrl(): string {
  const [navigation] = (performance.getEntriesByType?.('navigation') ??
    []) as PerformanceNavigationTiming[];
  const isAssigned = navigation?.serverTiming?.some(({ name }) => name === 'split');
  return `/release-reports${isAssigned ? '?split' : ''}`;
}
