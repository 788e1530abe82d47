import { useT } from '../../i18n/index.js';
import { isEntryKind } from './ledgerFacts.js';

/** Says what happened; `memoKey` names the sentence, and one that is not known is said in general words. */
export function useKindWord(): (memoKey: string) => string {
  const t = useT();
  return (memoKey) => (isEntryKind(memoKey) ? t(`ledger.kind.${memoKey}`) : t('ledger.kind.other'));
}
