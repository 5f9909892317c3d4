import type { ReactNode } from 'react';
import { Cluster } from 'shared/ui';

export const SwitchViewPrompt = ({
  question,
  children,
}: {
  question: string;
  children: ReactNode;
}) => (
  <Cluster gap={1} justify="center">
    <span>{question}</span>
    {children}
  </Cluster>
);
