import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../../compiled/App.js';

test('the whole page is drawn as on a server', () => {
  assert.match(renderToString(createElement(App)), /1\.234,50/);
});
