import { logo } from './Header.css.js';

/** The product's mark; decoration beside its name. */
export function Logo() {
  return (
    <svg className={logo} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="currentColor" />
      <path
        d="M11 24V9h11M11 16h8"
        fill="none"
        stroke="white"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
