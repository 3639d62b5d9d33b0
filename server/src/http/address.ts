import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** The asker's address as limits count it: an IPv6 network (/64) is one asker. */
export function addressOf(request: FastifyRequest): string {
  return normalizeIP(request.ip, 64);
}
