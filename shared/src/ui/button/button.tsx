import type { ComponentPropsWithRef } from 'react';
import { Spinner } from '../spinner/spinner';
import { type ButtonStyleProps, buttonClassNames } from './button-class-names';
import styles from './button.module.css';

export interface ButtonProps extends ButtonStyleProps, ComponentPropsWithRef<'button'> {
  /** Disables the button, and screen readers announce that it is busy. */
  busy?: boolean;
}

export function Button({
  variant,
  size,
  fullWidth,
  icon,
  busy = false,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClassNames({ variant, size, fullWidth }, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy ? <Spinner size="small" /> : icon}
      <span className={styles.text}>{children}</span>
    </button>
  );
}
