import { type Measures, computeRate } from './measure.ts';
import { subjectNames } from './subjects.ts';

export interface Target {
  label: string;
  measured: number;
  minimum: number;
  isMet: boolean;
}

const CONNECTIONS = 50;

export function checkTargets(measures: Measures): Target[] {
  const ratioToConstant = (name: string) =>
    measures.computeRatio(name, subjectNames.constant, CONNECTIONS, computeRate);
  const cpuMs = measures.computeMedian(
    subjectNames.renderedPages,
    CONNECTIONS,
    (measure) => measure.cpuMs,
  );
  return [
    createTarget(
      'Kept page / constant body of the same size, answers a second',
      ratioToConstant(subjectNames.cachedPage),
      0.7,
    ),
    createTarget(
      '304 / constant body, answers a second',
      ratioToConstant(subjectNames.notModified),
      0.8,
    ),
    createTarget('Pages rendered in a second of one core', 1000 / cpuMs, 60),
  ];
}

const createTarget = (label: string, measured: number, minimum: number): Target => ({
  label,
  measured,
  minimum,
  isMet: measured >= minimum,
});
