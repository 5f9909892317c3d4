export function withTimeout<Value>(
  ms: number,
  promise: Promise<Value>,
  description: string,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`'${description}' did not load within ${ms} ms.`)),
      ms,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
