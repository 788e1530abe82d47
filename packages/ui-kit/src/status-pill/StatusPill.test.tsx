import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Avatar } from '../avatar/index.js';
import { Badge } from '../badge/index.js';
import { Tag } from '../tag/index.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { depositStates, quantStates, StatusPill, withdrawalStates } from './index.js';

const states = ['waiting', 'running', 'done', 'partial', 'refused', 'ended'] as const;

test('every tone is readable', async () => {
  const { container } = mount(
    <>
      {states.map((state) => (
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
  expect(withdrawalStates).toEqual(['waiting', 'done', 'refused']);
  expect(depositStates).toEqual(['waiting', 'done', 'partial', 'refused']);
  expect(quantStates).toEqual(['running', 'ended']);
});

test('says its state in words, and what became of it by the shape of its sign too', () => {
  const { container } = mount(
    states.map((state) => (
      <StatusPill key={state} state={state}>
        {state}
      </StatusPill>
    )),
  );
  const shapes = states.map((state) => {
    const [mark, words] = page.getByText(state, { exact: true }).element().parentElement?.children ?? [];
    if (mark === undefined || words === undefined) throw new Error(`There is no mark beside ${state}.`);
    const { height, backgroundColor, backgroundImage } = getComputedStyle(mark);
    const isFull = backgroundColor === getComputedStyle(words).color;
    return Number.parseFloat(height) < 4
      ? 'bar'
      : isFull
        ? 'dot'
        : backgroundImage === 'none'
          ? 'ring'
          : 'half';
  });
  // A ring for requests without a result, open or ended.
  expect(shapes).toEqual(['ring', 'ring', 'dot', 'half', 'bar', 'ring']);
  expect(container.querySelectorAll('[aria-hidden=true]')).toHaveLength(states.length);
});

test('keeps its longest word whole beside a long name, and breaks it only where nothing wider is there', () => {
  const parts = (
    <>
      <StatusPill state="running">Running</StatusPill>
      <Tag>Standard</Tag>
    </>
  );
  const { container } = mount(
    <>
      <div id="row" style={{ display: 'flex', alignItems: 'flex-start', width: 260 }}>
        <div>A name that needs more than one line, so that it takes what it gets</div>
        {parts}
      </div>
      <div id="narrow" style={{ display: 'flex', flexDirection: 'column', width: 36 }}>
        {parts}
      </div>
    </>,
  );
  const sizes = (row: string) =>
    [...container.querySelectorAll<HTMLElement>(`#${row} > span`)].map((part) => ({
      lines: Math.round(part.clientHeight / Number.parseFloat(getComputedStyle(part).lineHeight)),
      isOver: part.scrollWidth > part.clientWidth || part.offsetWidth > 260,
    }));
  expect(sizes('row')).toEqual(Array.from({ length: 2 }, () => ({ lines: 1, isOver: false })));
  for (const { lines, isOver } of sizes('narrow')) {
    expect(lines).toBeGreaterThan(1);
    expect(isOver).toBe(false);
  }
});

test('a dot takes what every root takes', () => {
  const { container } = mount(<Badge className="own" id="new" data-new="yes" />);
  const dot = container.querySelector('#new');
  expect(dot).toHaveClass('own');
  expect(dot).toHaveAttribute('data-new', 'yes');
  expect(dot).toHaveAttribute('data-part', 'badge');
});
