import { filled } from './Icon.css.js';
import { createIcon } from './createIcon.js';

// Icons of an app's frame and of its states. They have a module of their own, because a bundler places whole modules
// and the first load of an app must not contain the icons of every page. Each call is marked pure.
export const BackIcon = /* @__PURE__ */ createIcon('M14.75 5.25 8 12l6.75 6.75', { isMirrored: true });
export const BellIcon = /* @__PURE__ */ createIcon(
  'M6.25 10a5.75 5.75 0 0 1 11.5 0c0 3.2.7 4.7 1.6 5.8.5.6.1 1.45-.65 1.45H5.3c-.75 0-1.15-.85-.65-1.45.9-1.1 1.6-2.6 1.6-5.8ZM10 20.25c.5.5 1.2.75 2 .75s1.5-.25 2-.75',
);
export const ChatIcon = /* @__PURE__ */ createIcon(
  'M12 4.5c-4.7 0-8.5 3.2-8.5 7.2 0 2.2 1.2 4.2 3 5.5-.1 1-.5 2-1.2 2.8 1.7-.1 3.2-.7 4.3-1.5.8.2 1.6.3 2.4.3 4.7 0 8.5-3.2 8.5-7.1S16.7 4.5 12 4.5ZM8.5 11.7h.01M12 11.7h.01M15.5 11.7h.01',
);
export const CheckIcon = /* @__PURE__ */ createIcon('m5 12.75 4.5 4.5L19.25 7');
export const ChevronRightIcon = /* @__PURE__ */ createIcon('m9.5 6 6 6-6 6', { isMirrored: true });
export const CloseIcon = /* @__PURE__ */ createIcon('m6.25 6.25 11.5 11.5M17.75 6.25l-11.5 11.5');
export const EyeIcon = /* @__PURE__ */ createIcon(
  'M2.75 12S6 5.75 12 5.75 21.25 12 21.25 12 18 18.25 12 18.25 2.75 12 2.75 12ZM12 14.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5Z',
);
export const EyeOffIcon = /* @__PURE__ */ createIcon(
  'M9.9 6C10.6 5.85 11.3 5.75 12 5.75c6 0 9.25 6.25 9.25 6.25s-.95 1.8-2.75 3.45M6 7.75C3.85 9.5 2.75 12 2.75 12S6 18.25 12 18.25c1.7 0 3.15-.5 4.4-1.2M10 10.1a2.75 2.75 0 0 0 3.9 3.85M4 4l16 16',
);
export const GearIcon = /* @__PURE__ */ createIcon(
  'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM10.23 5.33L10.48 3.13L13.52 3.13L13.77 5.33L15.46 6.03L17.2 4.65L19.35 6.8L17.97 8.54L18.67 10.23L20.87 10.48L20.87 13.52L18.67 13.77L17.97 15.46L19.35 17.2L17.2 19.35L15.46 17.97L13.77 18.67L13.52 20.87L10.48 20.87L10.23 18.67L8.54 17.97L6.8 19.35L4.65 17.2L6.03 15.46L5.33 13.77L3.13 13.52L3.13 10.48L5.33 10.23L6.03 8.54L4.65 6.8L6.8 4.65L8.54 6.03Z',
);
export const GlobeIcon = /* @__PURE__ */ createIcon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c2.3 2.3 3.5 5.2 3.5 8.5s-1.2 6.2-3.5 8.5c-2.3-2.3-3.5-5.2-3.5-8.5s1.2-6.2 3.5-8.5Z',
);
export const HomeIcon = /* @__PURE__ */ createIcon(
  'M4.25 10.9 12 4.25l7.75 6.65M6.25 9.5v9a1.25 1.25 0 0 0 1.25 1.25h9a1.25 1.25 0 0 0 1.25-1.25v-9M10 19.5v-5h4v5',
);
export const InfoIcon = /* @__PURE__ */ createIcon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11.25v5M12 7.9h.01',
);
export const MarketsIcon = /* @__PURE__ */ createIcon(
  'M4 4.5v13.25a1.75 1.75 0 0 0 1.75 1.75H20M7.75 14.5l3.5-4 3 2.5L19.5 7M15.75 6.75h3.9v3.9',
);
export const OfflineIcon = /* @__PURE__ */ createIcon(
  'M4 4l16 16M8.2 13.4a5.4 5.4 0 0 1 4.3-1.6M4.75 9.9a10.2 10.2 0 0 1 4-2.45M12.5 6.6a10.3 10.3 0 0 1 6.75 3.3M12 17.5h.01',
);
export const PersonIcon = /* @__PURE__ */ createIcon(
  'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM4.75 20c.6-3.3 3.5-5.25 7.25-5.25S18.65 16.7 19.25 20',
);
export const RefreshIcon = /* @__PURE__ */ createIcon(
  'M19.25 12a7.25 7.25 0 1 1-2.3-5.3L19.25 9M19.25 4.5V9h-4.5',
);
export const SearchIcon = /* @__PURE__ */ createIcon(
  'M10.75 17.5a6.75 6.75 0 1 0 0-13.5 6.75 6.75 0 0 0 0 13.5ZM20 20l-4.4-4.4',
);
export const StarIcon = /* @__PURE__ */ createIcon(
  'm12 4.25 2.4 4.9 5.35.78-3.9 3.8.95 5.35L12 16.5l-4.8 2.58.95-5.35-3.9-3.8 5.35-.78L12 4.25Z',
);
export const TradeIcon = /* @__PURE__ */ createIcon(
  'M7.5 19.5V5M4 8.5 7.5 5 11 8.5M16.5 4.5V19M13 15.5l3.5 3.5 3.5-3.5',
);
export const WarningIcon = /* @__PURE__ */ createIcon(
  'M10.5 4.9 3.4 17.25A1.73 1.73 0 0 0 4.9 19.85h14.2a1.73 1.73 0 0 0 1.5-2.6L13.5 4.9a1.73 1.73 0 0 0-3 0ZM12 9.5v4M12 16.5h.01',
);
export const StarFilledIcon = /* @__PURE__ */ createIcon(
  <path
    className={filled}
    d="m12 4.25 2.4 4.9 5.35.78-3.9 3.8.95 5.35L12 16.5l-4.8 2.58.95-5.35-3.9-3.8 5.35-.78L12 4.25Z"
  />,
);
export const ClockIcon = /* @__PURE__ */ createIcon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.25V12l3.25 2',
);
export const DepositIcon = /* @__PURE__ */ createIcon(
  'M12 4v10.5M7.5 10.25 12 14.75l4.5-4.5M4.5 15.5v2.25A1.75 1.75 0 0 0 6.25 19.5h11.5a1.75 1.75 0 0 0 1.75-1.75V15.5',
);
export const MaintenanceIcon = /* @__PURE__ */ createIcon(
  'M4.5 9h15v5h-15zM7.5 14v5M16.5 14v5M7.5 9V6M16.5 9V6M8.25 14l4-5M13.25 14l4-5',
);
export const QuantIcon = /* @__PURE__ */ createIcon(
  'M5 19.5V14M9.67 19.5V9.5M14.33 19.5V12M19 19.5V5M5 10.5l4.67-4.5 4.66 2.5L18 4.5',
);
export const FundsIcon = /* @__PURE__ */ createIcon(
  'M12 3.75V12h8.25A8.25 8.25 0 1 1 12 3.75ZM15.5 4.5a8.25 8.25 0 0 1 4 4h-4z',
);
export const ChevronDownIcon = /* @__PURE__ */ createIcon('m6 9.5 6 6 6-6');
export const ChevronUpIcon = /* @__PURE__ */ createIcon('m6 14.5 6-6 6 6');
export const LockIcon = /* @__PURE__ */ createIcon(
  'M7 10.5h10a1.75 1.75 0 0 1 1.75 1.75v6A1.75 1.75 0 0 1 17 20H7a1.75 1.75 0 0 1-1.75-1.75v-6A1.75 1.75 0 0 1 7 10.5ZM8.25 10.25V8a3.75 3.75 0 0 1 7.5 0v2.25M12 14.25v2',
);
