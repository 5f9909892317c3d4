import type { RenderingShop } from './rendering-shop.ts';

/** As many IP addresses as a rollback needs, each in another network. */
export const FIVE_NETWORK_IPS = [1, 2, 3, 4, 5].map((network) => `198.51.${network}.7`);

/** Sends requests as visitors behind a proxy. Each visitor has an IP address. */
export function createVisitors({ origin }: RenderingShop) {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  return {
    load: async (address: string, path = '/room') => {
      const response = await fetch(origin + path, { headers: from(address) });
      await response.arrayBuffer();
      return response.status;
    },
    report: async (
      address: string,
      body: unknown,
      headers: Record<string, string> = {},
      search = '',
    ) => {
      const response = await fetch(`${origin}/release-reports${search}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          origin,
          ...from(address),
          ...headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return [response.status, await response.text()] as const;
    },
  };
}
