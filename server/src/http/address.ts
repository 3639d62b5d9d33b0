import { BlockList, isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** The asker's address as limits count it: an IPv6 network (/64) is one asker. */
export function addressOf(request: FastifyRequest): string {
  return normalizeIP(request.ip, 64);
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether this machine itself asks, or a proxy on it whose forwarded addresses we were not told to believe. */
export function isThisMachine({ ip }: FastifyRequest): boolean {
  return LOOPBACK.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}
