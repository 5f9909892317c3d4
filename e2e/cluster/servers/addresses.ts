/** Addresses of the machines. */
export const ips = {
  proxy: '10.77.0.10',
  db1: '10.77.0.11',
  db2: '10.77.0.12',
  witness: '10.77.0.13',
  app1: '10.77.0.21',
  app2: '10.77.0.22',
  releaser: '10.77.0.23',
  store: '10.77.0.31',
  mail: '10.77.0.32',
} as const;

export type MachineName = keyof typeof ips;

export const shopUrl = `http://${ips.proxy}`;

export const ports = {
  shop: 80,
  /** Port of the proxy for requests of `edge` to `api`. */
  internalApi: 3100,
  database: 5000,
  statistics: 8404,
  edge: 3000,
  api: 3100,
  releaseService: 3200,
  postgres: 5432,
  patroni: 8008,
  etcd: 2379,
  etcdPeers: 2380,
  store: 9000,
  mail: 2525,
} as const;
