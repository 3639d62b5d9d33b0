import { BlockList, isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/**
 * Returns the client's IPv4 address, or the /64 network of its IPv6 address. The limits per IP address use this
 * value.
 */
export function getIpAddress(request: FastifyRequest): string {
  return normalizeIP(request.ip, 64);
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Returns whether the client's IP address is a loopback address. Behind a local proxy that the server does not trust,
 * every client has a loopback address.
 */
export function isFromThisMachine({ ip }: FastifyRequest): boolean {
  return LOOPBACK.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}
