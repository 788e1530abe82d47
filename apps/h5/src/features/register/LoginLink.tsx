import type { ReactNode } from 'react';
import { textLink } from '../../components/identity/textLink.css.js';
import { Link, useSearch } from '../../engine/index.js';

/** A link to the login page that keeps the way back. */
export function LoginLink({ children }: { children: ReactNode }) {
  const { by, next } = useSearch('/pages/auth/register');
  return (
    <Link
      to="/pages/auth/login"
      search={{ by, ...(next === undefined ? {} : { next }) }}
      replace
      className={textLink}
    >
      {children}
    </Link>
  );
}
