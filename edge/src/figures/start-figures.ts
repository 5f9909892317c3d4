import type { FastifyInstance } from 'fastify';
import type { RegistryFollower } from 'releases/follow-registry';
import type { FindIncompatibilities } from 'releases/roll-back-automatically';
import { decidePromotion } from 'releases/settle-promotion';
import type { Releases } from 'releases/releases';
import type { followFeatures } from '../backend/follow-features.ts';
import type { Settings } from '../settings/settings.ts';
import { FiguresClient } from './figures-client.ts';
import { FiguresPublisher } from './figures-publisher.ts';

interface Dependencies {
  settings: Settings;
  captchaKey: string;
  releases: Pick<Releases, 'store'>;
  follower: Pick<RegistryFollower, 'readRegistry'>;
  findIncompatibilities: FindIncompatibilities;
  features: Pick<ReturnType<typeof followFeatures>, 'getFeatures'>;
  options: { figuresIntervalMs?: number };
}

/** Starts counting figures of releases. Uploads the last counts when the server closes. */
export function startFigures(
  app: FastifyInstance,
  {
    settings,
    captchaKey,
    releases,
    follower,
    findIncompatibilities,
    features,
    options,
  }: Dependencies,
): FiguresPublisher {
  const figures = new FiguresPublisher({
    client: new FiguresClient(settings, captchaKey),
    store: releases.store,
    isSupported: () => features.getFeatures().includes('staff'),
    log: app.log,
    readRegistry: () => follower.readRegistry(),
    async decidePromotion(figures) {
      const change = await decidePromotion(releases, figures, findIncompatibilities);
      if (change?.what === 'promote') app.log.info(change, 'a healthy split was promoted');
      else if (change) app.log.warn(change, 'a split was withdrawn because of its figures');
    },
    intervalMs: options.figuresIntervalMs ?? settings.releaseFiguresMs,
  });
  app.addHook('onClose', () => figures.close());
  return figures;
}
