import { filled } from './Icon.css.js';
import { createIcon } from './createIcon.js';

// Each call is marked pure, so that a page contains only the icons it shows.
export const ArrowDownIcon = /* @__PURE__ */ createIcon('M12 4.75V19M5.75 12.75 12 19l6.25-6.25');
export const ArrowRightIcon = /* @__PURE__ */ createIcon('M4.75 12H19M12.75 5.75 19 12l-6.25 6.25', {
  isMirrored: true,
});
export const ArrowUpIcon = /* @__PURE__ */ createIcon('M12 19.25V5M5.75 11.25 12 5l6.25 6.25');
export const BackspaceIcon = /* @__PURE__ */ createIcon(
  'M9 5.5h9.5a1.75 1.75 0 0 1 1.75 1.75v9.5a1.75 1.75 0 0 1-1.75 1.75H9L3.5 12 9 5.5ZM11.25 9.25l5.5 5.5M16.75 9.25l-5.5 5.5',
);
export const BankIcon = /* @__PURE__ */ createIcon(
  'M4 9.5 12 4.5l8 5M5 9.5h14M6.5 9.5v7M10.25 9.5v7M13.75 9.5v7M17.5 9.5v7M4.5 19.5h15M5.5 16.5h13',
);
export const CalendarIcon = /* @__PURE__ */ createIcon(
  'M6 5.5h12a1.75 1.75 0 0 1 1.75 1.75v10.5A1.75 1.75 0 0 1 18 19.5H6a1.75 1.75 0 0 1-1.75-1.75V7.25A1.75 1.75 0 0 1 6 5.5ZM4.5 10h15M8.25 3.75v3.5M15.75 3.75v3.5',
);
export const CandlesIcon = /* @__PURE__ */ createIcon(
  'M7.5 4v3M7.5 15v4M5.5 7h4v8h-4zM16.5 5v4M16.5 16v3.5M14.5 9h4v7h-4z',
);
export const CopyIcon = /* @__PURE__ */ createIcon(
  'M10.25 8.5h8a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-8a1.5 1.5 0 0 1-1.5-1.5v-8a1.5 1.5 0 0 1 1.5-1.5ZM15.25 8.5V6a1.5 1.5 0 0 0-1.5-1.5h-8A1.5 1.5 0 0 0 4.25 6v8a1.5 1.5 0 0 0 1.5 1.5h3',
);
export const DocumentIcon = /* @__PURE__ */ createIcon(
  'M7 3.75h6.75L18.25 8.25V18.5a1.75 1.75 0 0 1-1.75 1.75H7A1.75 1.75 0 0 1 5.25 18.5v-13A1.75 1.75 0 0 1 7 3.75ZM13.5 4v4.5H18M8.75 12.5h6M8.75 16h4',
);
export const DragIcon = /* @__PURE__ */ createIcon('M5 9h14M5 15h14');
export const EditIcon = /* @__PURE__ */ createIcon(
  'M5 19h3.25L18.8 8.45a1.75 1.75 0 0 0 0-2.45l-.8-.8a1.75 1.75 0 0 0-2.45 0L5 15.75V19ZM13.5 7.25l3.25 3.25',
);
export const FilterIcon = /* @__PURE__ */ createIcon('M4.5 7h15M7.5 12h9M10.5 17h3');
export const MinusIcon = /* @__PURE__ */ createIcon('M5 12h14');
export const MoreIcon = /* @__PURE__ */ createIcon(
  <>
    <circle className={filled} cx="6" cy="12" r=".75" />
    <circle className={filled} cx="12" cy="12" r=".75" />
    <circle className={filled} cx="18" cy="12" r=".75" />
  </>,
);
export const NewsIcon = /* @__PURE__ */ createIcon(
  'M5.75 4.75h9.5a1 1 0 0 1 1 1V18a1.75 1.75 0 0 0 1.75 1.75H6.5A1.75 1.75 0 0 1 4.75 18V5.75a1 1 0 0 1 1-1ZM16.25 9.25h2.5a1 1 0 0 1 1 1V18a1.75 1.75 0 0 1-1.75 1.75M8 8.5h5M8 12h5M8 15.5h3',
);
export const PlusIcon = /* @__PURE__ */ createIcon('M12 5v14M5 12h14');
export const ShareIcon = /* @__PURE__ */ createIcon(
  'M12 14.75V4.25M8 8l4-4 4 4M8 10.75H6.25A1.75 1.75 0 0 0 4.5 12.5v5.25a1.75 1.75 0 0 0 1.75 1.75h11.5a1.75 1.75 0 0 0 1.75-1.75V12.5a1.75 1.75 0 0 0-1.75-1.75H16',
);
export const ShieldIcon = /* @__PURE__ */ createIcon(
  'M12 3.75 5 6.25v5.25c0 4.25 2.9 7.4 7 8.75 4.1-1.35 7-4.5 7-8.75V6.25L12 3.75ZM9 12l2.25 2.25L15.25 10',
);
export const SparkleIcon = /* @__PURE__ */ createIcon(
  'M11 4.5c.6 4 2 5.4 6 6-4 .6-5.4 2-6 6-.6-4-2-5.4-6-6 4-.6 5.4-2 6-6ZM17.75 15.25c.3 1.7.8 2.2 2.5 2.5-1.7.3-2.2.8-2.5 2.5-.3-1.7-.8-2.2-2.5-2.5 1.7-.3 2.2-.8 2.5-2.5Z',
);
export const TransferIcon = /* @__PURE__ */ createIcon(
  'M4.5 8.25H19M15.5 4.75 19 8.25l-3.5 3.5M19.5 15.75H5M8.5 12.25 5 15.75l3.5 3.5',
);
export const TrashIcon = /* @__PURE__ */ createIcon(
  'M4.5 6.75h15M9.5 6.5V5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v1.5M6.5 6.75l.7 11.4A1.45 1.45 0 0 0 8.65 19.5h6.7a1.45 1.45 0 0 0 1.45-1.35l.7-11.4M10.25 10.5v5.25M13.75 10.5v5.25',
);
export const WalletIcon = /* @__PURE__ */ createIcon(
  'M4 7.75v9.5A2.25 2.25 0 0 0 6.25 19.5h11.5A2.25 2.25 0 0 0 20 17.25v-7A2.25 2.25 0 0 0 17.75 8H5.75A1.75 1.75 0 0 1 4 6.25 1.75 1.75 0 0 1 5.75 4.5h10.5M16 13.75h.01',
);
export const WithdrawIcon = /* @__PURE__ */ createIcon(
  'M12 15V4.5M7.5 8.75 12 4.25l4.5 4.5M4.5 15.5v2.25A1.75 1.75 0 0 0 6.25 19.5h11.5a1.75 1.75 0 0 0 1.75-1.75V15.5',
);
export const PauseIcon = /* @__PURE__ */ createIcon('M9 6v12M15 6v12');
export const PlayIcon = /* @__PURE__ */ createIcon('M8 5.75v12.5L18.25 12 8 5.75Z');
