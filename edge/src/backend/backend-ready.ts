/** Milliseconds within which a backend must answer. */
const PATIENCE = 800;

/**
 * Whether the backend at `host`, elsewhere, takes orders: its catalogue can be read, and it does not say of
 * itself that it is not ready. One that does not know this question is judged by its catalogue alone.
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
    // Refused, broken off or too slow: it takes no orders, and that is all there is to know.
    return false;
  }
}
