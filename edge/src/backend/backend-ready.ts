/** Longest wait for a response of the backend, in ms. */
const PATIENCE = 800;

/**
 * Resolves to whether the backend at `host` takes orders. Its catalogue must be readable, and its
 * `/readyz` must not respond with 503. For a backend without `/readyz` only the catalogue counts.
 */
export async function backendReady(host: string): Promise<boolean> {
  const statusOf = (path: string) =>
    fetch(`${host}${path}`, { signal: AbortSignal.timeout(PATIENCE) }).then(async (answer) => {
      await answer.body?.cancel();
      return answer.status;
    });
  try {
    const [services, said] = await Promise.all([
      statusOf('/users/getservices'),
      statusOf('/readyz'),
    ]);
    return services === 200 && said !== 503;
  } catch {
    // A refused, broken or slow connection means that the backend takes no orders.
    return false;
  }
}
