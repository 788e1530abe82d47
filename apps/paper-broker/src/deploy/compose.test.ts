import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listUndelivered } from '../messaging/undelivered.js';
import { readConfig } from '../settings/config.js';
import { read, shutdownMs, unknownIn } from './testing/deployFiles.js';

describe('deploy/compose.yaml', () => {
  /** What somebody sets in `deploy/.env`; everything else is a password. */
  const FILLED = new Map([
    ['DOMAIN', 'fairlot.example'],
    ['SMTP_URL', 'smtps://user:password@mail.example:465'],
    ['MAIL_FROM', 'no-reply@fairlot.example'],
  ]);
  interface Service {
    readonly image: string;
    readonly environment: Readonly<Record<string, string>>;
    readonly healthcheck?: { readonly test: readonly string[] };
    readonly logging?: { readonly options: Readonly<Record<string, string>> };
    readonly read_only?: boolean;
    readonly cap_drop?: readonly string[];
    readonly security_opt?: readonly string[];
    readonly stop_grace_period?: string;
    readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
    readonly ports?: readonly string[];
  }
  const text = read('deploy/compose.yaml');
  const { services, networks } = parse(text) as {
    services: Readonly<Record<'database' | 'server' | 'caddy', Service>>;
    networks: {
      inside: { enable_ipv6: boolean; ipam: { config: readonly { readonly subnet: string }[] } };
    };
  };
  const caddyfile = read('deploy/Caddyfile');
  /** How long Docker waits for a service to stop if the file does not say. */
  const DOCKER_WAITS_S = 10;
  const secondsOf = (setting: string): number =>
    Number(new RegExp(`^\\s*${setting} (\\d+)s$`, 'm').exec(caddyfile)?.[1]);

  it('starts the server once its database is there, and Caddy once the server is ready', () => {
    // By network: while the database is being created, it answers on its socket only.
    expect(services.database.healthcheck?.test).toContain('--host=127.0.0.1');
    expect(services.server.depends_on?.['database']?.condition).toBe('service_healthy');
    expect(services.caddy.depends_on?.['server']?.condition).toBe('service_healthy');
    for (const { image } of [services.database, services.caddy]) expect(image).toMatch(/:\d+\.\d+/);
    expect([services.server.ports, services.database.ports]).toEqual([undefined, undefined]);
  });

  it('gives the server settings that it starts with, and no secret of ours', () => {
    const { environment } = services.server;
    expect(unknownIn(Object.keys(environment))).toEqual([]);
    const filled = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [
        name,
        value.replace(
          /\$\{(\w+)[^}]*\}/g,
          (_all, variable: string) => FILLED.get(variable) ?? 'x'.repeat(64),
        ),
      ]),
    );
    const config = readConfig({ NODE_ENV: 'production', HOST: '0.0.0.0', ...filled });
    expect(listUndelivered(config).join()).not.toMatch(/mail/);
    expect(config).toMatchObject({ autoReview: false, simControl: false, passwordPolicy: 'strict' });
    const asked = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? '');
    const explained = [...read('deploy/env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name ?? '');
    expect([...new Set(asked)].sort()).toEqual([...explained].sort());
    for (const [name, value] of Object.entries(environment))
      if (/KEY|PASSWORD|URL/.test(name)) expect(value).toContain('${');
  });

  it('lets the server write nowhere, gain nothing, and stop in order', () => {
    for (const { read_only, cap_drop, security_opt } of [services.server, services.caddy]) {
      expect([read_only, cap_drop]).toEqual([true, ['ALL']]);
      expect(security_opt).toContain('no-new-privileges:true');
    }
    expect(Number.parseInt(services.server.stop_grace_period ?? '0', 10) * 1000).toBeGreaterThan(shutdownMs);
  });

  it('hides operators and metrics, and replaces what a client says of its address', () => {
    expect(caddyfile).toMatch(/path \/operator\/\*\n\s+not remote_ip/);
    expect(caddyfile).toContain('respond /metrics 404');
    expect(caddyfile).toContain('header_up -Forwarded');
    expect(caddyfile).toContain('header_up X-Forwarded-For {remote_host}');
  });

  it('shows the server the addresses of customers with IPv6 too', () => {
    expect(networks.inside.enable_ipv6).toBe(true);
    const subnets = networks.inside.ipam.config.map(({ subnet }) => subnet);
    expect(subnets.some((subnet) => subnet.includes(':'))).toBe(true);
    expect(services.server.environment['TRUSTED_PROXIES']?.split(',')).toEqual(subnets);
  });

  it('cuts streams and gives the database time to write, before Docker kills either', () => {
    expect(services.caddy.stop_grace_period).toBeUndefined();
    expect(secondsOf('grace_period')).toBeLessThan(DOCKER_WAITS_S);
    expect(services.database.stop_grace_period).toBe('2m');
  });

  it('lets requests wait for a server that restarts, but not longer than the app waits', () => {
    expect(secondsOf('lb_try_duration')).toBeLessThan(10);
    // Until 2.11.2 Caddy answered 502 to what had a body.
    const version = /^caddy:2\.(\d+)\.(\d+)-/.exec(services.caddy.image);
    expect(Number(version?.[1]) * 100 + Number(version?.[2])).toBeGreaterThanOrEqual(1102);
  });

  it('keeps a limited amount of logs', () => {
    for (const { logging } of Object.values(services))
      expect(Object.keys(logging?.options ?? {})).toEqual(['max-size', 'max-file']);
  });

  it('ends a stream whose reader is gone, which Caddy does not with an interval of its own', () => {
    for (const file of ['deploy/Caddyfile', 'docs/deployment.md'])
      expect(read(file)).not.toMatch(/^\s*flush_interval/m);
  });
});
