import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Spinner } from '../spinner/index.js';
import { Skeleton, SkeletonRows } from './index.js';

test.each([
  ['Skeleton', Skeleton],
  ['SkeletonRows', SkeletonRows],
  ['Spinner', Spinner],
])('%s is silent, because what waits says so elsewhere', (_name, part) => {
  expect(renderToString(createElement(part as ComponentType))).toMatch(/^<\w+ [^>]*aria-hidden="true"/);
});
