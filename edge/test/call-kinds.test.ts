import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { classifyCall } from 'server/overload/classify-call';

type Operations = Record<string, { 'x-kind'?: string }>;

const file = join(import.meta.dirname, '../../contract/generated/openapi.json');
const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, Operations> };

describe('the limit of a call under overload', () => {
  it('is that of its declared kind, for each call of the backend but health checks', () => {
    const { '/healthz': _live, '/readyz': _ready, ...calls } = paths;
    const differences = Object.entries(calls).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { 'x-kind': declaredKind = 'other' }]) => {
        const kind = classifyCall(method.toUpperCase(), `/api${path.replace(/\{[^}]+\}/g, '7')}`);
        return kind === declaredKind ? [] : [`${method} ${path}: ${kind}, not ${declaredKind}`];
      }),
    );
    assert.deepEqual(differences, []);
  });
});
