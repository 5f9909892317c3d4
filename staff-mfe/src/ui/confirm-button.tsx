import { useState } from 'react';
import { Button, type ButtonProps } from 'shared/ui';

interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  children: string;
  /** Label after the first press. */
  question: string;
  onConfirm: () => void;
}

/** Button that deletes something. The first press asks, the second press deletes. */
export function ConfirmButton({ children, question, onConfirm, ...props }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Button
      size="small"
      {...props}
      variant={isAsking ? 'danger' : 'quiet'}
      aria-label={isAsking ? question : props['aria-label']}
      onBlur={() => setAsking(false)}
      onClick={() => {
        setAsking(!isAsking);
        if (isAsking) onConfirm();
      }}
    >
      {isAsking ? question : children}
    </Button>
  );
}
