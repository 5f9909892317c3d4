import Fastify from 'fastify';
import { startBackgroundJobs } from '../../src/background.ts';
import { parseConfig } from '../../src/config/config.ts';
import { openDatabase } from '../../src/db/open-database.ts';

/** A process that runs the background jobs of the backend with its settings, until it is killed. */
const config = parseConfig(process.env);
const { db } = await openDatabase(config);
startBackgroundJobs(config, db, Fastify({ logger: { level: 'warn' } }).log);
process.on('disconnect', () => process.exit());
