import { address } from './Address.css.js';

/** An address of a wallet in full, in groups of four that are easy to compare; copied, it is whole. */
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
