import { Avatar } from '@fairlot/ui-kit/avatar';

export interface SubjectAvatarProps {
  symbol: string;
  /** The name of the company, the fund or the index; undefined while unknown. */
  name: string | undefined;
}

/**
 * The avatar of an instrument: the letters of its symbol, or of its name if the symbol is a number, as in much of
 * Asia.
 */
export function SubjectAvatar({ symbol, name }: SubjectAvatarProps) {
  return <Avatar name={/^\d/.test(symbol) ? (name ?? symbol) : symbol} />;
}
