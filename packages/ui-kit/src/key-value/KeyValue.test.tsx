import { expect, test } from 'vitest';
import { Card } from '../card/index.js';
import { EmptyState } from '../empty-state/index.js';
import { SkeletonRows } from '../skeleton/index.js';
import { Sparkline } from '../sparkline/index.js';
import { Inline, Stack } from '../stack/index.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { KeyValue, KeyValueRow } from './index.js';

test('is a description list, and stands with its neighbours without a fault', async () => {
  const { container } = mount(
    <Stack>
      <Card variant="outlined">
        <KeyValue>
          <KeyValueRow label="Commission">$1.99</KeyValueRow>
          <KeyValueRow label="Total" isTotal>
            $1,824.49
          </KeyValueRow>
        </KeyValue>
      </Card>
      <Inline isSpread>
        <Sparkline values={['1', '2']} label="Rose" direction="gain" />
      </Inline>
      <EmptyState title="No orders yet" hint="They appear here." />
      <SkeletonRows />
    </Stack>,
  );
  expect([...container.querySelectorAll('dt')].map((term) => term.textContent)).toEqual([
    'Commission',
    'Total',
  ]);
  expect([...container.querySelectorAll('dd')].map((value) => value.textContent)).toEqual([
    '$1.99',
    '$1,824.49',
  ]);
  await expectNoAxeFaults();
});
