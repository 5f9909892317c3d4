import { useConfig, useStaffAccess } from 'shared/session';
import { useRegistry } from '../../registry/remote-table';
import { usePreview } from '../../preview/preview';
import type { NavItem } from '../navigation';

/**
 * Returns the menu entries of all live remotes for the staff area, or none for users without full
 * access.
 */
export function useStaffMenu(): NavItem[] {
  const { microFrontends } = useRegistry();
  const hasPreviews = usePreview() !== undefined;
  const features: string[] = [
    ...(useConfig().features ?? []),
    ...(hasPreviews ? ['previews'] : []),
  ];
  if (useStaffAccess() !== 'full') return [];
  return Object.values(microFrontends)
    .flatMap(([release]) => release?.extras.menu ?? [])
    .filter(
      ({ role, feature }) =>
        role === 'staff' && (feature === undefined || features.includes(feature)),
    )
    .sort((a, b) => a.order - b.order)
    .map(({ path, label }) => ({ to: path, label }));
}
