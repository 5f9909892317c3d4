import { Type } from 'typebox';

const time = Type.String({ format: 'date-time' });
const count = Type.Integer({ minimum: 0 });
const createNullable = <Schema extends Type.TSchema>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

const Queues = Type.Object({
  mails: Type.Object({ waiting: count, oldestseconds: count, failed: count, givenup: count }),
  payments: Type.Object({ waiting: count, oldestseconds: count }),
  refunds: Type.Object({ due: count, pending: count, failed: count }),
});

const Job = Type.Object({
  name: Type.String(),
  endedat: time,
  failingsince: createNullable(time),
  failure: createNullable(Type.String({ description: 'Names and codes of the error.' })),
});

const CertificateState = Type.Union([
  Type.Literal('trusted'),
  Type.Literal('untrusted'),
  Type.Literal('unencrypted'),
  Type.Literal('unreachable'),
]);

const Certificate = Type.Object({
  setting: Type.String({ description: 'Setting that names the server.' }),
  host: Type.String(),
  state: CertificateState,
  reason: Type.String({ description: 'Code of the failure, or empty.' }),
  expiresat: createNullable(time),
});

export const HealthResponse = Type.Object({
  status: Type.Literal(true),
  data: Type.Object({
    at: time,
    version: Type.String(),
    commit: createNullable(Type.String()),
    node: Type.String(),
    database: Type.Object({ kind: Type.String(), version: createNullable(Type.String()) }),
    process: Type.Object({ since: time, memorybytes: count, lagms: count }),
    queues: createNullable(Queues),
    passwords: Type.Object({ running: count, waiting: count, maxwaiting: count }),
    jobs: Type.Array(Job),
    backup: createNullable(Type.Object({ at: Type.String(), bytes: count })),
    backupknown: Type.Boolean(),
    disks: Type.Array(Type.Object({ name: Type.String(), freebytes: count, sizebytes: count })),
    certificates: createNullable(Type.Array(Certificate)),
    missing: Type.Array(
      Type.Object({
        name: Type.String(),
        essential: Type.Boolean(),
        consequence: Type.String(),
        advice: Type.String({ description: 'What to do, or empty.' }),
      }),
    ),
    alerts: Type.Array(
      Type.Object({
        name: Type.String({ description: 'Name in docs/operate/alerts.yml.' }),
        firing: Type.Boolean(),
      }),
    ),
    runbooks: Type.Array(
      Type.Object({
        name: Type.String({ description: 'Name of the alert.' }),
        paragraphs: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
      }),
      { description: 'What each alert means and what to do.' },
    ),
  }),
});
