import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InfiniteList } from '@fairlot/ui-kit/infinite-list';
import { SignaturePad } from '@fairlot/ui-kit/signature-pad';
import { PageTabs, SwipeTabs, Tabs } from '@fairlot/ui-kit/tabs';
import { App } from '../../src/App.tsx';

test('the whole page is drawn as on a server', () => {
  expect(renderToString(<App />)).toContain('1.234,50');
});

const nothing = () => undefined;
const tabs = {
  label: 'Tabs',
  onValueChange: nothing,
  items: [
    { value: 'a', label: 'A', content: 'A' },
    { value: 'b', label: 'B', content: 'B' },
  ],
};

/** Parts that move, measure or watch, which this DOM cannot. */
const parts = {
  App: () => <App />,
  Tabs: (value) => <Tabs {...tabs} value={value} />,
  SwipeTabs: (value) => <SwipeTabs {...tabs} value={value} />,
  PageTabs: (value) => <PageTabs {...tabs} value={value} />,
  InfiniteList: () => (
    <InfiniteList aria-label="Rows" count={1} hasMore onLoadMore={() => Promise.resolve()}>
      <li>Row</li>
    </InfiniteList>
  ),
  SignaturePad: () => <SignaturePad label="Sign" value={null} onValueChange={nothing} />,
};

test.runIf(typeof document !== 'undefined').each(Object.entries(parts))(
  '%s lives in a small DOM',
  async (_name, part) => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    await act(async () => root.render(part('a')));
    await act(async () => root.render(part('b')));
    expect(document.body.textContent).not.toBe('');
    await act(async () => root.unmount());
  },
);
