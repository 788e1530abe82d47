import { expect, it } from 'vitest';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { documented, type DocumentedOperation } from './testing/contractDocument.js';
import type { Answer } from './testing/exchange.js';
import { key, type Example } from './testing/example.js';
import { examples } from './testing/examples.js';
import { useDemoWorld } from './testing/useDemoWorld.js';

/**
 * More concurrent requests than a customer with several devices sends, and enough to contend for the same rows. The
 * embedded store has one session, so there the third request waits as the eighth would.
 */
const TIMES = { pglite: 3, postgres: 8 };

const changes = documented.filter(({ method }) => method !== 'GET');
const onlyAsks = ({ operationId }: DocumentedOperation): boolean => /^(preview|quote)/.test(operationId);
/** Previews and quotes come first: after eight concurrent block trades there may be no money left for another one. */
const writes = [...changes.filter(onlyAsks), ...changes.filter((operation) => !onlyAsks(operation))];

describeOnBothStores('requests at the same time', (makeStore, kind) => {
  const demo = useDemoWorld(makeStore);

  const exampleOf = async ({ operationId }: DocumentedOperation): Promise<Example> => ({
    token: demo.mine.token,
    ...(await examples[operationId]?.(demo.mine, demo.world)),
  });
  const send = ({ method, path }: DocumentedOperation, example: Example): Promise<Answer> => {
    let index = 0;
    const target = path.replace(/\{\w+\}/g, () => encodeURIComponent(example.path?.[index++] ?? ''));
    const isKeyed = example.headers?.['idempotency-key'] !== undefined;
    const headers = { ...example.headers, ...(isKeyed ? key() : {}) };
    return demo.world.send(method, `${target}${example.query ?? ''}`, { ...example, headers });
  };
  const failuresOf = (answers: readonly Answer[]): string[] =>
    answers.filter(({ status }) => status >= 500).map(({ status, text }) => `${status} ${text}`);

  it.each(writes.map((operation) => [operation.operationId, operation] as const))(
    'are answered though all of them are one %s',
    async (_id, operation) => {
      const example = await exampleOf(operation);
      const answers = await Promise.all(Array.from({ length: TIMES[kind] }, () => send(operation, example)));
      expect(failuresOf(answers)).toEqual([]);
      expect(answers.some(({ status }) => status < 300)).toBe(true);
    },
  );

  it('are answered when one customer sends one of every operation', async () => {
    const ready: (readonly [DocumentedOperation, Example])[] = [];
    for (const operation of documented) {
      const isStream = operation.responses['200']?.content?.['text/event-stream'] !== undefined;
      if (!isStream) ready.push([operation, await exampleOf(operation)]);
    }
    const answers = await Promise.all(ready.map(([operation, example]) => send(operation, example)));
    expect(failuresOf(answers)).toEqual([]);
    const { body } = await demo.world.control('/invariants');
    expect((body as { checks: { ok: boolean }[] }).checks.filter((check) => !check.ok)).toEqual([]);
  });
});
