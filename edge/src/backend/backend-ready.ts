const TIMEOUT_MS = 800;

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
    return false;
  }
}
