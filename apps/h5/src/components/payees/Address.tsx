import { address } from './Address.css.js';

/** A wallet address in full, in groups of four that are easy to compare. A copy contains no separators. */
export function Address({ children }: { children: string }) {
  const groups = children.match(/.{1,4}/g) ?? [];
  return (
    <span className={address}>
      {groups.map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </span>
  );
}
