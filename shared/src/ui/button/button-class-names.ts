import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './button.module.css';

export interface ButtonStyleProps {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'onGreen' | 'outlineOnGreen';
  size?: 'small' | 'medium' | 'large';
  fullWidth?: boolean;
  icon?: ReactNode;
}

export const buttonClassNames = (
  { variant = 'primary', size = 'medium', fullWidth }: ButtonStyleProps,
  className?: string,
) =>
  classNames(
    styles.button,
    styles[variant],
    styles[size],
    fullWidth && styles.fullWidth,
    className,
  );
