import type { H5 } from '@fairlot/manifest';

declare module '../engine/register.js' {
  interface Register {
    manifest: H5;
  }
}
