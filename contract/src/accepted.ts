/** Whether a 2xx answer is a success: no `status: false` and no `error` in it (decision 28). */
export const accepted = (answer: unknown): boolean => {
  const { status, error } = fields(answer);
  return !refusals.includes(status) && !error;
};

/** What a refusal says for itself, whatever its status, or ''. */
export const refusalText = (answer: unknown): string => {
  const { error, message } = fields(answer);
  if (typeof error === 'string') return error;
  return typeof message === 'string' ? message : '';
};

const refusals: unknown[] = [false, 'false', 0, '0'];

const fields = (answer: unknown): { status?: unknown; error?: unknown; message?: unknown } =>
  answer && typeof answer === 'object' ? answer : {};
