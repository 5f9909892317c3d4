import { createContext, use, useState } from 'react';
import type { FieldProblem } from '../read-composition';

/** Whether all fields show their problems, because staff tried to send the form. */
export const CheckedFieldsContext = createContext(false);

/** Hides the problem of a field until staff have left the field or tried to send the form. */
export function useVisibleProblem(problem: string | undefined) {
  const isChecked = use(CheckedFieldsContext);
  const [wasLeft, setWasLeft] = useState(false);
  return {
    visibleProblem: isChecked || wasLeft ? problem : undefined,
    markAsLeft: () => setWasLeft(true),
  };
}

export const findProblem = (problems: readonly FieldProblem[], field: string): string | undefined =>
  problems.find((problem) => problem.field === field)?.text;

/** As `useVisibleProblem`, for several fields by their names. */
export function useFieldVisibility() {
  const isChecked = use(CheckedFieldsContext);
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set());
  return {
    isVisible: (name: string) => isChecked || leftFields.has(name),
    markAsLeft: (name: string) => setLeftFields((names) => new Set([...names, name])),
  };
}
