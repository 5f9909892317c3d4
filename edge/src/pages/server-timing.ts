import type { FastifyReply } from 'fastify';

/** Adds a `Server-Timing` entry to the entries that the response already has. */
export function addServerTiming(reply: FastifyReply, entry: string): void {
  const entries = [reply.getHeader('Server-Timing'), entry].filter((part) => part !== undefined);
  void reply.header('Server-Timing', entries.join(', '));
}
