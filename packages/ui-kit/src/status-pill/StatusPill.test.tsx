import { expect, test } from 'vitest';
import { Avatar } from '../avatar/index.js';
import { Badge } from '../badge/index.js';
import { Tag } from '../tag/index.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { depositStates, quantStates, StatusPill, withdrawalStates } from './index.js';

test('each state differs by word and shape, and every tone is readable', async () => {
  const { container } = mount(
    <>
      {(['waiting', 'running', 'done', 'partial', 'refused', 'ended'] as const).map((state) => (
        <StatusPill key={state} state={state}>
          {state}
        </StatusPill>
      ))}
      {(['neutral', 'brand', 'positive', 'caution', 'critical', 'info'] as const).map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
      {['ACME', 'BOLT', 'CORE', 'DUNE', 'ECHO', 'FERN', 'GALE', 'HELX'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <span id="badge">
        <Badge count={120} />
      </span>
      <Badge count={0} />
    </>,
  );
  expect(container.querySelector('#badge')).toHaveTextContent('99+');
  await expectNoAxeFaults();
});

test('maps the numbers of the records', () => {
  expect([withdrawalStates[2], depositStates[2], depositStates[3], quantStates[1]]).toEqual([
    'refused',
    'partial',
    'refused',
    'ended',
  ]);
});
