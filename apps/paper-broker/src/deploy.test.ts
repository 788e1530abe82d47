import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from './settings/config.js';
import { settings } from './settings/settings.js';
import { listUndelivered } from './messaging/undelivered.js';
import { demoContent, openContractWorld, type ContractWorld } from './contract/testing/contractWorld.js';
import type { Database } from './db/database.js';
import { createTestStore } from './db/testing/createTestStore.js';
import { imageSettings, linkImageFiles } from './testing/imageFiles.js';

/** Checks that the files in `deploy/`, which these tests cannot run, name nothing that the server does not have. */

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');
const known = new Set([...settings.map(([name]) => name), 'NODE_ENV', 'NPM_CONFIG_UPDATE_NOTIFIER']);
const unknownIn = (names: readonly string[]): string[] => names.filter((name) => !known.has(name));
const { shutdownMs } = readConfig({});
const START = 'apps/paper-broker/dist/main.js';

type Node = Readonly<Record<string, unknown>>;

describe('deploy/Dockerfile', () => {
  const text = read('deploy/Dockerfile').replaceAll('\\\n', ' ');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const stages = text.split(/^FROM /m).slice(1);
  const last = stages.at(-1) ?? '';

  it('ends in a slim stage of its own, on the pinned Node that the tests run on', () => {
    expect(stages.length).toBeGreaterThan(1);
    for (const stage of stages) expect(stage).toMatch(/^node:\d+\.\d+\.\d+-\w+-slim\b/);
    expect(stages[0]?.split(':')[1]?.split('.')[0]).toBe(process.versions.node.split('.')[0]);
    expect(last).not.toMatch(/npm (ci|install|run)/);
  });

  it('runs the server itself, as nobody, and asks whether it is ready', () => {
    expect(last).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
    expect(last.indexOf('USER')).toBeLessThan(last.indexOf('CMD'));
    const command = JSON.parse(/^CMD (\[.*\])$/m.exec(last)?.[1] ?? '[]') as string[];
    expect(command).toEqual(['node', START]);
    expect(last).toMatch(/^HEALTHCHECK .*\/readyz/m);
  });

  it('copies what there is, sets what the server knows, and holds no secret', () => {
    const copied = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(copied.filter((path) => !existsSync(`${root}${path}`))).toEqual([]);
    // The server reads the contracts when it starts.
    for (const contract of ['openapi.yaml', 'openapi-operators.yaml', 'openapi-control.yaml'])
      expect(copied).toContain(contract);
    const set = [...last.matchAll(/^ENV (.*)$/gm)].flatMap(([, pairs = '']) => pairs.split(' '));
    expect(unknownIn(set.map((pair) => pair.split('=')[0] ?? ''))).toEqual([]);
    expect(set).toContain('NODE_ENV=production');
    expect(text).not.toMatch(/SECRET_KEY|DATABASE_URL|PASSWORD/);
    const ignored = read('deploy/Dockerfile.dockerignore').split('\n');
    for (const path of ['.git', '.data', '**/node_modules']) expect(ignored).toContain(path);
  });
});

describe('The files of the image', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-image-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['the server', [START, '--help'], 'PORT'],
    ['the desk', ['scripts/review.mjs', '--help'], 'npm run review'],
  ])('are enough for %s', (_, words, says) => {
    if (!existsSync(join(folder, 'package.json'))) linkImageFiles(folder);
    const env = { PATH: process.env['PATH'], ...imageSettings };
    const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, env, encoding: 'utf8' });
    expect([stderr, stdout]).toEqual(['', expect.stringContaining(says)]);
  });
});

describe('deploy/patroni.yaml', () => {
  const text = read('deploy/patroni.yaml');
  const { bootstrap, postgresql } = parse(text) as {
    readonly bootstrap: {
      readonly dcs: Readonly<Record<string, unknown>> & {
        readonly postgresql: { readonly parameters: Readonly<Record<string, string>> };
      };
    };
    readonly postgresql: { readonly pg_hba: readonly string[] };
  };
  const { dcs } = bootstrap;

  it('lets commits wait for the standby, and promotes none that lacks one', () => {
    expect(dcs['synchronous_mode']).toBe(true);
    for (const name of ['fsync', 'full_page_writes', 'synchronous_commit'])
      expect(dcs.postgresql.parameters[name]).toBe('on');
    // A promotion must not wait for the standby's next look for its primary.
    expect(dcs.postgresql.parameters['wal_retrieve_retry_interval']).toBe('500ms');
    // A primary must have time to renew its lease, twice tried, before it ends.
    expect(Number(dcs['ttl'])).toBeGreaterThanOrEqual(
      Number(dcs['loop_wait']) + 2 * Number(dcs['retry_timeout']),
    );
  });

  it('lets nobody in without a password, and holds none', () => {
    for (const line of postgresql.pg_hba)
      expect(line).toMatch(/^(local all all peer|host .* scram-sha-256)$/);
    expect(text).not.toMatch(/password:/);
  });
});

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

describe('deploy/fairlot.service', () => {
  const text = read('deploy/fairlot.service');
  const value = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1] ?? '';

  it('runs the server itself, as somebody without rights, and stops it in order', () => {
    expect(value('ExecStart')).toBe(`/usr/bin/node ${START}`);
    expect(value('User')).not.toMatch(/^(root)?$/);
    expect(Number(value('TimeoutStopSec')) * 1000).toBeGreaterThan(shutdownMs);
    expect([value('NoNewPrivileges'), value('ProtectSystem')]).toEqual(['true', 'strict']);
    expect(value('Environment')).toBe('NODE_ENV=production');
  });
});

describe('deploy/kubernetes.yaml', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes.yaml')).map((each) => each.toJS() as Node);
  const of = (kind: string): Node | undefined => documents.find((each) => each['kind'] === kind);
  const spec = of('Deployment')?.['spec'] as {
    replicas: number;
    selector: { matchLabels: Node };
    template: {
      spec: {
        terminationGracePeriodSeconds: number;
        securityContext: Node;
        containers: {
          env: { name: string; value?: string; valueFrom?: { secretKeyRef?: Node } }[];
          ports: { name: string }[];
          securityContext: Node;
          [probe: string]: unknown;
        }[];
      };
    };
  };
  const pod = spec.template.spec;
  const [container] = pod.containers;

  it('keeps at least one of several servers while nodes come and go', () => {
    expect(spec.replicas).toBeGreaterThan(1);
    const budget = of('PodDisruptionBudget')?.['spec'];
    expect(budget).toMatchObject({ minAvailable: 1, selector: spec.selector });
    expect((of('Service')?.['spec'] as Node)['selector']).toEqual(spec.selector.matchLabels);
  });

  it('asks what the server answers', () => {
    for (const [probe, path] of [
      ['startupProbe', '/healthz'],
      ['readinessProbe', '/readyz'],
      ['livenessProbe', '/healthz'],
    ] as const)
      expect(container?.[probe]).toMatchObject({ httpGet: { path, port: 'http' } });
    expect(container?.ports.map(({ name }) => name)).toContain('http');
  });

  it('takes secrets from a secret, sets what the server knows, and runs as nobody', () => {
    const env = container?.env ?? [];
    expect(unknownIn(env.map(({ name }) => name))).toEqual([]);
    expect(env.map(({ name }) => name)).toEqual(expect.arrayContaining(['SMTP_URL', 'MAIL_FROM']));
    for (const { name, valueFrom } of env)
      if (/KEY|URL/.test(name)) expect([name, valueFrom?.secretKeyRef]).toEqual([name, expect.anything()]);
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true });
    expect(container?.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    expect(pod.terminationGracePeriodSeconds * 1000).toBeGreaterThan(shutdownMs + 5_000);
  });
});

describe('alarms and dashboard', () => {
  let db: Database;
  let world: ContractWorld;
  /** The labels of each metric; `undefined` if the server had nothing to count. */
  const exported = new Map<string, ReadonlySet<string> | undefined>();
  beforeAll(async () => {
    db = await createTestStore('pglite', demoContent);
    world = await openContractWorld(db);
    await world.signIn('demo');
    const text = await (await fetch(`${world.url}/metrics`)).text();
    for (const [, name = ''] of text.matchAll(/^# TYPE (\S+)/gm)) exported.set(name, undefined);
    for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{([^}]*)\})? /gm)) {
      const before = exported.get(name) ?? new Set();
      exported.set(
        name,
        new Set([...before, ...[...labels.matchAll(/(\w+)="/g)].map(([, each]) => each ?? '')]),
      );
    }
  });
  afterAll(async () => {
    await world.close();
    await db.close();
  });

  /** The metrics and labels of an expression that the server does not export. */
  const faultsIn = (expression: string): string[] => {
    const names = [...new Set(expression.match(/\b(fairlot|process)_\w+/g) ?? [])];
    const labels = [
      ...[...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', ')),
      ...[...expression.matchAll(/(\w+)[=!]~?"/g)].map(([, label]) => label ?? ''),
      ...[...expression.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label ?? ''),
    ];
    return names.flatMap((name) => {
      if (!exported.has(name)) return [`${name} is not exported`];
      const own = exported.get(name);
      // Prometheus itself adds these labels.
      const missing =
        own === undefined ? [] : labels.filter((label) => label !== 'instance' && !own.has(label));
      return missing.map((label) => `${name} has no ${label}`);
    });
  };

  const rules = (
    parse(read('deploy/prometheus-rules.yaml')) as {
      groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
    }
  ).groups.flatMap((group) => group.rules);
  const panels = (
    JSON.parse(read('deploy/grafana-dashboard.json')) as {
      panels: { title: string; targets: { expr: string; legendFormat: string }[] }[];
    }
  ).panels;

  it('speak of what the server exports', () => {
    const queries = panels.flatMap(({ targets }) =>
      targets.map(({ expr, legendFormat }) => `${expr} ${legendFormat}`),
    );
    expect([...rules.map(({ expr }) => expr), ...queries].flatMap(faultsIn)).toEqual([]);
    expect(queries.length).toBeGreaterThan(10);
  });

  it('would be found if they did not', () => {
    expect(faultsIn('fairlot_no_such_thing > 0')).toEqual(['fairlot_no_such_thing is not exported']);
    expect(faultsIn('sum by (color) (fairlot_requests_total)')).toEqual([
      'fairlot_requests_total has no color',
    ]);
  });

  it('are described in docs/operations.md, with what to do', () => {
    const text = read('docs/operations.md');
    for (const { alert } of rules) expect(text).toContain(`\`${alert}\``);
    for (const [, name = ''] of text.matchAll(/`(fairlot_\w+)/g))
      expect([...exported.keys()]).toContain(name);
  });
});
