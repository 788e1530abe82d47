import { Banner } from '@fairlot/ui-kit/banner';
import { ButtonLink } from '../ButtonLink.js';
import { useT } from '../../i18n/index.js';
import type { Account } from '../../queries/tradingQueries.js';
import { useAccountWord } from '../useAccountWord.js';

export interface NoMoneyProps {
  /** The account that would pay. */
  account: Pick<Account, 'kind' | 'currency'>;
  /** @default that nothing is available in it */
  title?: string | undefined;
}

/** Instead of an amount that the account could not pay: why, and the way to money. */
export function NoMoney({ account, title }: NoMoneyProps) {
  const t = useT();
  const word = useAccountWord();
  return (
    <Banner
      tone="neutral"
      title={title ?? t('missingFunds.none', { account: word(account) })}
      action={
        <ButtonLink variant="secondary" size="small" to="/pages/deposit/index">
          {t('missingFunds.deposit')}
        </ButtonLink>
      }
    >
      {t('missingFunds.noneText')}
    </Banner>
  );
}
