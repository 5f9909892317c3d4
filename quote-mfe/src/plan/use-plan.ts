import { useSyncExternalStore } from 'react';
import { createSafeStorage } from 'shared/store';
import * as v from 'shared/schema';
import { emptyPlan, type Plan, planSchema } from './plan';

/** Key in local storage. A sign-out deletes the entry. */
const STORAGE_KEY = 'quote';
const SCHEMA_VERSION = 1;

const storedSchema = v.object({ version: v.number(), content: planSchema });
const listeners = new Set<() => void>();
let cachedPlan: { text: string | null; plan: Plan } = { text: null, plan: emptyPlan };

/** Returns the plan from local storage. Updates after changes in other tabs too. */
export const usePlan = (): Plan => useSyncExternalStore(subscribe, readPlan, () => emptyPlan);

/**
 * Changes the stored plan. Reads the stored plan first, so that changes of other tabs are not lost.
 */
export function changePlan(createChanges: (plan: Plan) => Partial<Plan>): void {
  const plan = readPlan();
  const content = { ...plan, ...createChanges(plan) };
  const text = JSON.stringify({ version: SCHEMA_VERSION, content });
  // Caches the parsed plan. New objects for unchanged parts would render their components again.
  cachedPlan = { text, plan: content };
  createSafeStorage().setItem(STORAGE_KEY, text);
  listeners.forEach((notify) => notify());
}

function readPlan(): Plan {
  const text = createSafeStorage().getItem(STORAGE_KEY);
  if (text !== cachedPlan.text) cachedPlan = { text, plan: parsePlan(text) };
  return cachedPlan.plan;
}

function parsePlan(text: string | null): Plan {
  if (text === null) return emptyPlan;
  try {
    const result = v.safeParse(storedSchema, JSON.parse(text));
    return result.success ? result.output.content : emptyPlan;
  } catch (cause) {
    console.warn('The saved plan is malformed and was ignored.', cause);
    return emptyPlan;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
