import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BusyError } from 'server/overload/busy-error';
import { CallCapacity } from 'server/overload/call-capacity';
import type { CallKind } from 'contract/calls/call';
import { classifyCall, isUrgentCall } from 'server/overload/classify-call';
import { limitConnections } from 'server/overload/limit-connections';
import type { Config } from '../config/config.ts';
import { unavailable } from './http-error.ts';

/** Limits the connections and the running requests of a backend that runs standalone. */
export function limitRequests(app: FastifyInstance, { overload }: Pick<Config, 'overload'>): void {
  const capacity = new CallCapacity(overload);
  const startedCalls = new WeakMap<FastifyRequest, { kind: CallKind | null; startedAt: number }>();
  const end = (request: FastifyRequest) => {
    const call = startedCalls.get(request);
    if (call === undefined) return;
    startedCalls.delete(request);
    capacity.end(call.kind, request.ip, performance.now() - call.startedAt);
  };
  const isUrgent = ({ method, url }: FastifyRequest) => isUrgentCall(method, url);
  limitConnections(app, overload.maxConnections, isUrgent, createBusyError);
  // Counts a request after its body has arrived, because slow senders must not occupy the capacity.
  app.addHook('preValidation', (request, reply, done) => {
    const kind = classifyCall(request.method, request.url);
    if (!capacity.start(kind, request.ip)) return done(createBusyError());
    startedCalls.set(request, { kind, startedAt: performance.now() });
    reply.raw.once('close', () => end(request));
    done();
  });
  // Stops counting a request before its response is sent, because slow readers must not occupy the
  // capacity.
  app.addHook('onSend', (request, _reply, payload, done) => {
    end(request);
    done(null, payload);
  });
}

function createBusyError() {
  const { message, code } = new BusyError();
  return unavailable(message, code);
}
