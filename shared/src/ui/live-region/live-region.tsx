import { VisuallyHidden } from '../visually-hidden/visually-hidden';

interface LiveRegionProps {
  /** What is read out whenever it changes. */
  text: string;
  /** Interrupts what is being read. */
  urgent?: boolean;
}

export function LiveRegion({ text, urgent }: LiveRegionProps) {
  return (
    <VisuallyHidden as="div" role={urgent ? 'alert' : 'status'} aria-atomic="true">
      {text}
    </VisuallyHidden>
  );
}
