import type { FastifyInstance } from 'fastify';
import type { Releases } from 'releases/releases';
import type { followFeatures } from '../backend/follow-features.ts';
import type { Settings } from '../settings/settings.ts';
import { FiguresClient } from './figures-client.ts';
import { ReleaseFigures } from './release-figures.ts';

interface Dependencies {
  settings: Settings;
  hmacKey: string;
  releases: Pick<Releases, 'store'>;
  features: Pick<ReturnType<typeof followFeatures>, 'getFeatures'>;
  options: { figuresIntervalMs?: number };
}

/** Starts counting figures of releases. The last counts are handed over when the server closes. */
export function startFigures(
  app: FastifyInstance,
  { settings, hmacKey, releases, features, options }: Dependencies,
): ReleaseFigures {
  const figures = new ReleaseFigures({
    client: new FiguresClient(settings, hmacKey),
    store: releases.store,
    isSupported: () => features.getFeatures().includes('staff'),
    log: app.log,
    intervalMs: options.figuresIntervalMs,
  });
  app.addHook('onClose', () => figures.close());
  return figures;
}
