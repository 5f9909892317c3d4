const TIMEOUT_MS = 800;

/**
 * Resolves to whether the backend at `host` takes orders. Its catalogue must be readable, and its
 * `/readyz` must not respond with 503.
 */
export async function isBackendReady(host: string): Promise<boolean> {
  const fetchStatus = (path: string) =>
    fetch(`${host}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(async (response) => {
      await response.body?.cancel();
      return response.status;
    });
  try {
    const [servicesStatus, readyzStatus] = await Promise.all([
      fetchStatus('/users/getservices'),
      fetchStatus('/readyz'),
    ]);
    return servicesStatus === 200 && readyzStatus !== 503;
  } catch {
    // A refused, broken or slow connection means that the backend takes no orders.
    return false;
  }
}
