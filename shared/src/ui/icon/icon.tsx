import { type IconName, iconPaths } from './icon-paths';
import styles from './icon.module.css';

export type { IconName } from './icon-paths';

interface IconProps {
  name: IconName;
  size?: number;
  /** Name of the icon for screen readers. Omit the name if the same text is beside the icon. */
  label?: string;
}

export function Icon({ name, size = 24, label }: IconProps) {
  return (
    <svg
      className={styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
