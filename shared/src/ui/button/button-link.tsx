import { Anchor, type AnchorProps } from '../anchor/anchor';
import { type ButtonStyleProps, buttonClassNames } from './button-class-names';
import styles from './button.module.css';

export interface ButtonLinkProps extends ButtonStyleProps, AnchorProps {}

export function ButtonLink({
  variant,
  size,
  fullWidth,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor className={buttonClassNames({ variant, size, fullWidth }, className)} {...rest}>
      {icon}
      <span className={styles.text}>{children}</span>
    </Anchor>
  );
}
