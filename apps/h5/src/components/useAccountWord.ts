import type { Schemas } from '@fairlot/api-client';
import { useT } from '../i18n/index.js';

const kinds = ['cash', 'trade', 'fund'] as const;

/** Names an account by its purpose and its currency. A kind that only a newer server knows keeps its raw name. */
export function useAccountWord(): (account: Pick<Schemas['Account'], 'kind' | 'currency'>) => string {
  const t = useT();
  return (account) => {
    const kind = kinds.find((known) => known === account.kind);
    return `${kind === undefined ? account.kind : t(`balance.account.${kind}`)} · ${account.currency}`;
  };
}
