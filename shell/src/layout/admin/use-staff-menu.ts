import { useConfig, useStaffAccess } from 'shared/session';
import { useRegistry } from '../../registry/remote-table';
import { usePreview } from '../../preview/preview';
import type { NavItem } from '../navigation';

/** Returns the menu of the staff area: the entries of all live remotes. It is empty for users without the full area. */
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
