import { createIcon } from './createIcon.js';

// Icons of the account pages, in a separate module from those that every page needs.

export const BlocksIcon = /* @__PURE__ */ createIcon('M4.75 13.25h6v6h-6zM13.25 13.25h6v6h-6zM9 4.75h6v6H9z');
export const CardIcon = /* @__PURE__ */ createIcon(
  'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM3.5 9.75h17M7 14.75h3',
);
export const LayersIcon = /* @__PURE__ */ createIcon(
  'm12 4 8.25 4.5L12 13 3.75 8.5 12 4ZM4.5 12.5 12 16.5l7.5-4M4.5 16 12 20l7.5-4',
);
export const LogOutIcon = /* @__PURE__ */ createIcon(
  'M13.5 4.5H7A1.75 1.75 0 0 0 5.25 6.25v11.5A1.75 1.75 0 0 0 7 19.5h6.5M10.5 12H20M16.5 8.5 20 12l-3.5 3.5',
  { isMirrored: true },
);
export const LoanIcon = /* @__PURE__ */ createIcon(
  'M14.5 5.5h4v4M18.5 5.5 11 13M5.5 8.5v8.25A1.75 1.75 0 0 0 7.25 18.5h8.25',
);
export const SubscribeIcon = /* @__PURE__ */ createIcon(
  'M12 3.75c3 1.5 4.5 4.5 4.5 8l-1.75 4.5h-5.5L7.5 11.75c0-3.5 1.5-6.5 4.5-8ZM7.6 11.5 5 14.5l1 3 3.25-1.25M16.4 11.5l2.6 3-1 3-3.25-1.25M12 10.25h.01M10.5 19.5h3',
);
