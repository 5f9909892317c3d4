import * as v from 'valibot';
import { dataResponse, declareCall } from '../calls/call.ts';
import { integer, time } from '../calls/wire.ts';

const processFigures = v.object({
  /** Time at which the process started (ISO 8601). */
  since: time,
  memorybytes: integer,
  lagms: integer,
});

const alert = v.object({ name: v.string(), firing: v.boolean() });

/** Health of the backend that responded, for owners. */
const backendHealth = v.object({
  /** Time of the figures (ISO 8601). */
  at: time,
  version: v.string(),
  /** Null if the backend runs without its Git folder. */
  commit: v.nullable(v.string()),
  node: v.string(),
  database: v.object({ kind: v.string(), version: v.nullable(v.string()) }),
  process: processFigures,
  /** Null while the database does not respond. */
  queues: v.nullable(
    v.object({
      mails: v.object({
        waiting: integer,
        oldestseconds: integer,
        failed: integer,
        givenup: integer,
      }),
      payments: v.object({ waiting: integer, oldestseconds: integer }),
      refunds: v.object({ due: integer, pending: integer, failed: integer }),
    }),
  ),
  /** Queue of the password hashing. */
  passwords: v.object({ running: integer, waiting: integer, maxwaiting: integer }),
  jobs: v.array(
    v.object({
      name: v.string(),
      /** Time at which the job's last run ended. */
      endedat: time,
      /** Time since which the job has failed, or null. */
      failingsince: v.nullable(time),
      failure: v.nullable(v.string()),
    }),
  ),
  /** Null if no backup was ever made, or if `backupknown` is false. */
  backup: v.nullable(v.object({ at: v.string(), bytes: integer })),
  /** False if the release store, which has the time of the last backup, does not respond. */
  backupknown: v.optional(v.boolean(), true),
  disks: v.array(v.object({ name: v.string(), freebytes: integer, sizebytes: integer })),
  /** Null until the certificates have been read for the first time. */
  certificates: v.nullable(
    v.array(
      v.object({
        setting: v.string(),
        host: v.string(),
        state: v.picklist(['trusted', 'untrusted', 'unencrypted', 'unreachable']),
        reason: v.string(),
        expiresat: v.nullable(time),
      }),
    ),
  ),
  /** Parts of the shop that are not set up. */
  missing: v.array(
    v.object({
      name: v.string(),
      essential: v.boolean(),
      consequence: v.string(),
      /** What to do, or ''. */
      advice: v.string(),
    }),
  ),
  alerts: v.array(alert),
  /** What each alert means and what to do. Empty if the backend runs without its documents. */
  runbooks: v.optional(
    v.array(
      v.object({
        name: v.string(),
        paragraphs: v.array(v.object({ title: v.string(), text: v.string() })),
      }),
    ),
    [],
  ),
});

export type BackendHealth = v.InferOutput<typeof backendHealth>;

export const getHealth = declareCall({
  method: 'GET',
  path: 'staff/health',
  access: 'health',
  summary: 'Versions, queues, backup, disks, certificates and alerts of the backend',
  response: dataResponse(backendHealth),
});

/** Health of the page server that responded, for owners. */
export const edgeHealthSchema = v.object({
  node: v.string(),
  process: processFigures,
  /** Numbers of render workers by state, and of waiting renderings. */
  rendering: v.object({
    ready: integer,
    busy: integer,
    wanted: integer,
    waiting: integer,
    maxwaiting: integer,
  }),
  releases: v.array(
    v.object({
      name: v.string(),
      version: v.string(),
      state: v.string(),
      since: v.string(),
      by: v.string(),
    }),
  ),
  /**
   * Live releases whose failures browsers reported within a day. `networks` is the number of networks
   * that reported them. Null if the store is unreadable.
   */
  failing: v.nullable(
    v.array(
      v.object({
        name: v.string(),
        version: v.string(),
        kinds: v.array(v.string()),
        networks: integer,
        last: v.string(),
      }),
    ),
  ),
  /** Automatic rollbacks of the last week, the newest first. `moves` describes each changed package. */
  rollbacks: v.array(v.object({ at: v.string(), moves: v.array(v.string()), reason: v.string() })),
  alerts: v.array(alert),
});

export type EdgeHealth = v.InferOutput<typeof edgeHealthSchema>;
