import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../../compiled/App.js';

test('the whole page lives in a small DOM', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(createElement(App)));
  expect(document.body.textContent).toContain('1.234,50');
  await act(async () => root.unmount());
});
