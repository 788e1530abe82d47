import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { read, shutdownMs, unknownIn } from './testing/deployFiles.js';

type Node = Readonly<Record<string, unknown>>;

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
