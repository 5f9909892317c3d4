import { traceWork } from 'server/tracing';

/**
 * Number of characters at the start of a statement in which the operation and the table are
 * searched.
 */
const SEARCHED_CHARACTERS = 2_000;

const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)"?/i;

interface StatementSummary {
  operation: string;
  table: string;
}

/**
 * Returns the operation and the first table of a statement. Reads nothing after the first quote,
 * because a text with several statements contains quoted parameters, which must not get into
 * traces.
 */
export function describeStatement(text: string): StatementSummary {
  const [start = ''] = text.slice(0, SEARCHED_CHARACTERS).split("'", 1);
  const [, operation = 'other'] = /^\s*([a-z]+)/i.exec(start) ?? [];
  const [, table = ''] = TABLE.exec(start) ?? [];
  return { operation: operation.toUpperCase(), table };
}

/**
 * Runs a statement and adds a span for the statement to the present trace. The span contains no
 * values of the statement.
 */
export function traceStatement<Result>(
  system: 'postgresql' | 'pglite',
  text: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const { operation, table } = describeStatement(text);
  const summary = [operation, table].filter(Boolean).join(' ');
  const attributes = {
    'db.system.name': system,
    'db.operation.name': operation,
    ...(table !== '' && { 'db.collection.name': table }),
    'db.query.summary': summary,
  };
  return traceWork(summary, attributes, run);
}
