import { createIcon } from './createIcon.js';

// Icons of the parts with pictures, in a module of their own, so that no other page loads them.

export const CameraIcon = /* @__PURE__ */ createIcon(
  'M5.25 7.5h2.5l1.4-2.25h5.7l1.4 2.25h2.5a1.75 1.75 0 0 1 1.75 1.75v8a1.75 1.75 0 0 1-1.75 1.75H5.25a1.75 1.75 0 0 1-1.75-1.75v-8A1.75 1.75 0 0 1 5.25 7.5ZM12 16a3.25 3.25 0 1 0 0-6.5A3.25 3.25 0 0 0 12 16Z',
);
export const ZoomInIcon = /* @__PURE__ */ createIcon(
  'M10.75 17.5a6.75 6.75 0 1 0 0-13.5 6.75 6.75 0 0 0 0 13.5ZM15.75 15.75l4.5 4.5M10.75 8v5.5M8 10.75h5.5',
);
export const ZoomOutIcon = /* @__PURE__ */ createIcon(
  'M10.75 17.5a6.75 6.75 0 1 0 0-13.5 6.75 6.75 0 0 0 0 13.5ZM15.75 15.75l4.5 4.5M8 10.75h5.5',
);
