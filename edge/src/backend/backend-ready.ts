const TIMEOUT_MS = 800;

export async function isBackendReady(apiUrl: string): Promise<boolean> {
  const fetchPath = (path: string) =>
    fetch(`${apiUrl}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  try {
    const [isApiServing, readyzStatus] = await Promise.all([
      fetchPath('/users/getservices').then(isServing),
      fetchPath('/readyz').then(readStatus),
    ]);
    return isApiServing && readyzStatus !== 503;
  } catch {
    return false;
  }
}

/**
 * Returns true for a busy backend too. If a busy backend made this machine unready, the load
 * balancer would send its visitors to the other machines and overload them.
 */
async function isServing(response: Response): Promise<boolean> {
  if (response.status !== 503) return (await readStatus(response)) === 200;
  return (await response.text()).includes('"code":"busy"');
}

async function readStatus({ status, body }: Response): Promise<number> {
  await body?.cancel();
  return status;
}
