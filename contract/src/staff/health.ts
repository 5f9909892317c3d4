import * as v from 'valibot';
import { integer, text } from '../values/readers.ts';

const processFigures = v.object({
  /** Time at which the process started (ISO 8601). */
  since: v.string(),
  memorybytes: integer,
  lagms: integer,
});

const alert = v.object({ name: text, firing: v.boolean() });

/** Health of the backend that responded, for owners. */
export const backendHealthSchema = v.object({
  /** Time of the figures (ISO 8601). */
  at: v.string(),
  version: text,
  /** Null if the backend runs without its Git folder. */
  commit: v.nullable(v.string()),
  node: text,
  database: v.object({ kind: text, version: v.nullable(v.string()) }),
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
      name: text,
      /** Time at which the job's last run ended. */
      endedat: v.string(),
      /** Time since which the job has failed, or null. */
      failingsince: v.nullable(v.string()),
      failure: v.nullable(v.string()),
    }),
  ),
  /** Null if no backup was ever made, or if `backupknown` is false. */
  backup: v.nullable(v.object({ at: v.string(), bytes: integer })),
  /** False if the release store, which has the time of the last backup, does not respond. */
  backupknown: v.optional(v.boolean(), true),
  disks: v.array(v.object({ name: text, freebytes: integer, sizebytes: integer })),
  /** Null until the certificates have been read for the first time. */
  certificates: v.nullable(
    v.array(
      v.object({
        setting: text,
        host: text,
        state: v.picklist(['trusted', 'untrusted', 'unencrypted', 'unreachable']),
        reason: text,
        expiresat: v.nullable(v.string()),
      }),
    ),
  ),
  /** Parts of the shop that are not set up. */
  missing: v.array(
    v.object({
      name: text,
      essential: v.boolean(),
      consequence: text,
      /** What to do, or ''. */
      advice: text,
    }),
  ),
  alerts: v.array(alert),
  /** What each alert means and what to do. Empty if the backend runs without its documents. */
  runbooks: v.optional(
    v.array(v.object({ name: text, paragraphs: v.array(v.object({ title: text, text })) })),
    [],
  ),
});

export type BackendHealth = v.InferOutput<typeof backendHealthSchema>;

/** Health of the page server that responded, for owners. */
export const edgeHealthSchema = v.object({
  node: text,
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
    v.object({ name: text, version: text, state: text, since: v.string(), by: text }),
  ),
  /**
   * Live releases whose failures browsers reported within a day. `networks` is the number of networks
   * that reported them. Null if the store is unreadable.
   */
  failing: v.nullable(
    v.array(
      v.object({
        name: text,
        version: text,
        kinds: v.array(text),
        networks: integer,
        last: v.string(),
      }),
    ),
  ),
  /** Automatic rollbacks of the last week, the newest first. `moves` describes each changed package. */
  rollbacks: v.array(v.object({ at: v.string(), moves: v.array(text), reason: text })),
  alerts: v.array(alert),
});

export type EdgeHealth = v.InferOutput<typeof edgeHealthSchema>;
