import { Avatar } from '@fairlot/ui-kit/avatar';

export interface SubjectAvatarProps {
  symbol: string;
  /** Of the company, the fund or the index; undefined while it is not known. */
  name: string | undefined;
}

/** The mark of what is traded: its symbol's letters, or its name's where the symbol is a number, as in much of Asia. */
export function SubjectAvatar({ symbol, name }: SubjectAvatarProps) {
  return <Avatar name={/^\d/.test(symbol) ? (name ?? symbol) : symbol} />;
}
