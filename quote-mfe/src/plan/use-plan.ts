import { useSyncExternalStore } from 'react';
import { safeStorage } from 'shared/core';
import * as v from 'shared/schema';
import { emptyPlan, type Plan, planSchema } from './plan';

/** Key of the plan in local storage. A logout removes it. */
const KEY = 'quote';
const VERSION = 1;

const storedSchema = v.object({ version: v.number(), content: planSchema });
const listeners = new Set<() => void>();
let known: { text: string | null; plan: Plan } = { text: null, plan: emptyPlan };

/** Returns the plan. It survives reloads and follows other tabs. */
export const usePlan = (): Plan => useSyncExternalStore(subscribe, keptPlan, () => emptyPlan);

/**
 * Changes the stored plan. Reads the current plan first, so that no change of another tab is lost.
 */
export function changePlan(make: (plan: Plan) => Partial<Plan>): void {
  const plan = keptPlan();
  const content = { ...plan, ...make(plan) };
  const text = JSON.stringify({ version: VERSION, content });
  // Keeps unchanged parts as the same objects, so that their components do not render again.
  known = { text, plan: content };
  safeStorage().setItem(KEY, text);
  listeners.forEach((tell) => tell());
}

function keptPlan(): Plan {
  const text = safeStorage().getItem(KEY);
  if (text !== known.text) known = { text, plan: read(text) };
  return known.plan;
}

function read(text: string | null): Plan {
  if (text === null) return emptyPlan;
  try {
    const found = v.safeParse(storedSchema, JSON.parse(text));
    return found.success ? found.output.content : emptyPlan;
  } catch (cause) {
    console.warn('The saved plan is malformed and was ignored.', cause);
    return emptyPlan;
  }
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
