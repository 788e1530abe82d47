import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createAddressReader, limitedAddress, toNetwork } from './clientAddress.js';

const request = (remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

describe('the address of a client', () => {
  const read = createAddressReader(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
  const forwardedFor = (value: string, peer = '127.0.0.1') =>
    read(request(peer, { 'x-forwarded-for': value }));
  const forwarded = (value: string) => read(request('127.0.0.1', { forwarded: value }));

  it('is that of the connection, whatever it says, unless the connection is a trusted proxy', () => {
    for (const headers of [{ 'x-forwarded-for': '192.0.2.1' }, { forwarded: 'for=192.0.2.1' }]) {
      expect(read(request('203.0.113.7', headers))).toBe('203.0.113.7');
      expect(createAddressReader([])(request('127.0.0.1', headers))).toBe('127.0.0.1');
    }
    expect(read(request('::ffff:203.0.113.7'))).toBe('203.0.113.7');
  });

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.99, 192.0.2.1', '192.0.2.1'],
    ['192.0.2.99, 192.0.2.1, 10.1.2.3', '192.0.2.1'],
    ['10.1.2.3', '10.1.2.3'],
    ['192.0.2.1, unknown', '127.0.0.1'],
    ['192.0.2.1, unknown, 10.1.2.3', '10.1.2.3'],
    ['192.0.2.1:5555', '192.0.2.1'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]:443, fd00::7', '2001:db8::1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['<script>', '127.0.0.1'],
    ['', '127.0.0.1'],
  ])('is the last hop before the trusted ones of X-Forwarded-For: %s', (header, address) => {
    expect(forwardedFor(header)).toBe(address);
    expect(forwardedFor(header, '::ffff:127.0.0.1')).toBe(address);
  });

  it.each([
    ['for=192.0.2.1', '192.0.2.1'],
    ['For="192.0.2.1:47011";proto=https;by=10.0.0.1', '192.0.2.1'],
    ['for="[2001:db8::1]:4711"', '2001:db8::1'],
    ['for=198.51.100.9, proto=http;for=192.0.2.1, for=10.0.0.2', '192.0.2.1'],
    ['for="_hidden, for=198.51.100.9", for=192.0.2.1', '192.0.2.1'],
    ['for=192.0.2.1, for=_hidden', '127.0.0.1'],
    ['proto=https', '127.0.0.1'],
  ])('is the last hop before the trusted ones of Forwarded: %s', (header, address) => {
    expect(forwarded(header)).toBe(address);
  });

  it('is the proxy’s where the two headers say different things: one of them is the client’s own', () => {
    const headers = { forwarded: 'for=198.51.100.9', 'x-forwarded-for': '192.0.2.1' };
    expect(read(request('127.0.0.1', headers))).toBe('127.0.0.1');
    expect(read(request('127.0.0.1', { ...headers, forwarded: 'for=192.0.2.1' }))).toBe('192.0.2.1');
  });

  it('counts as its network of 64 bits in IPv6', () => {
    expect(limitedAddress('192.0.2.1')).toBe('192.0.2.1');
    expect(limitedAddress('2001:db8:0:7::1')).toBe(limitedAddress('2001:db8:0:7:ffff:1:2:3'));
    expect(limitedAddress('2001:db8:0:7::1')).not.toBe(limitedAddress('2001:db8:0:8::1'));
    expect(toNetwork('2001:db8::1', 48)).toBe('2001:db8:0::/48');
    expect(limitedAddress('::1')).toBe('0:0:0:0::/64');
  });

  it('refuses a proxy that is no address', () => {
    for (const bad of ['localhost', '10.0.0.0/33', '10.0.0.0/x', '10.0.0', 'fd00::/129'])
      expect(() => createAddressReader([bad])).toThrow(bad);
  });
});
