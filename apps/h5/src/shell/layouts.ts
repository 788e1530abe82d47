import type { H5, LayoutOf } from '@fairlot/manifest';
import type { LayoutParts } from '../engine/index.js';
import { Header } from './Header.js';
import { Tabs } from './Tabs.js';

/** Every layout the manifest may name. What a layout's header holds is data of the manifest too. */
export const layouts: Readonly<Record<LayoutOf<H5>, LayoutParts>> = {
  auth: { Header },
  default: { Header, Footer: Tabs },
  browse: { Header, Footer: Tabs },
  sub: { Header },
  demo: {},
};
