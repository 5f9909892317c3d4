import { useConfig, useStaffAccess } from 'shared/core';
import { useRegistry } from '../../registry/room-table';
import { usePreview } from '../../preview/preview';
import type { Place } from '../navigation';

/** Returns the menu of the staff area: the entries of all live remotes. It is empty for users without the full area. */
export function useStaffMenu(): Place[] {
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
