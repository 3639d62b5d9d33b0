import { BlockList, isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/**
 * Returns the client's IP address for rate limits and quotas. All IP addresses of one IPv6 network (/64) count as one
 * client.
 */
export function addressOf(request: FastifyRequest): string {
  return normalizeIP(request.ip, 64);
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Returns whether the request comes from this machine, directly or through an untrusted proxy on this
 * machine.
 */
export function isFromThisMachine({ ip }: FastifyRequest): boolean {
  return LOOPBACK.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}
