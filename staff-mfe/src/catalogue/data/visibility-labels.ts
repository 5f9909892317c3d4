export const visibilityLabels: Record<string, string> = {
  visible: 'Visible',
  hidden: 'Hidden',
  archived: 'Archived',
};
