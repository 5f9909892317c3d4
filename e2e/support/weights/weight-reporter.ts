import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { compareWithBudget } from 'build/budgets';
import type { PageBudget } from 'build/remote-file';

/** Type of the annotation with which a test reports a `MeasuredPage` as JSON. */
export const PAGE_WEIGHT = 'page weight';

export interface MeasuredPage {
  remote: string;
  path: string;
  weight: PageBudget;
  budget: PageBudget;
}

const kinds = ['js', 'all', 'requests'] as const;

/** Prints one table of all measured pages by package. Marks what is above its budget. */
export default class WeightReporter implements Reporter {
  private readonly pages: MeasuredPage[] = [];

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations)
      if (type === PAGE_WEIGHT) this.pages.push(JSON.parse(description ?? '') as MeasuredPage);
  }

  onEnd(): void {
    if (this.pages.length === 0) return;
    const rows = this.pages
      .toSorted((one, other) => one.remote.localeCompare(other.remote))
      .map(({ remote, path, weight, budget }) => [
        remote,
        path,
        ...kinds.map((kind) => formatShare(weight[kind], budget[kind])),
      ]);
    const table = [['package', 'page', 'js / budget', 'all / budget', 'requests'], ...rows];
    const widths = table[0]?.map((_, column) =>
      Math.max(...table.map((row) => row[column]?.length ?? 0)),
    );
    console.log('\nPages, in compressed bytes. ! is above the budget; 5 % above it is refused.');
    for (const row of table)
      console.log(row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join('  '));
  }
}

function formatShare(size = 0, budget?: number): string {
  if (budget === undefined) return '';
  const mark = compareWithBudget(size, budget) === 'within' ? '' : ' !';
  return `${size.toLocaleString('en-GB')} / ${budget.toLocaleString('en-GB')}${mark}`;
}
