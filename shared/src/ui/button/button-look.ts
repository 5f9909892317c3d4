import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './button.module.css';

export interface ButtonLook {
  /** The last two stand on deep green. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'onGreen' | 'outlineOnGreen';
  size?: 'small' | 'medium' | 'large';
  fullWidth?: boolean;
  /** Drawn before the text. */
  icon?: ReactNode;
}

/** Class names of a button, shared by `Button` and `ButtonLink`. */
export const buttonLook = (
  { variant = 'primary', size = 'medium', fullWidth }: ButtonLook,
  className?: string,
) =>
  classNames(
    styles.button,
    styles[variant],
    styles[size],
    fullWidth && styles.fullWidth,
    className,
  );
