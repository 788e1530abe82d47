import { Banner } from '@fairlot/ui-kit/banner';
import { Card } from '@fairlot/ui-kit/card';
import { List } from '@fairlot/ui-kit/list';
import { LoadingState } from '@fairlot/ui-kit/page-state';
import { Skeleton } from '@fairlot/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId, type ComponentProps } from 'react';
import { ButtonLink } from '../../components/ButtonLink.js';
import { lazyPart } from '../../components/lazyPart.js';
import { KycGate, PayPasswordGate } from '../../components/gates/index.js';
import * as offers from '../../components/offers/Offers.css.js';
import { QueryBoundary, type BoundaryQuery } from '../../components/QueryBoundary.js';
import { PageHeading } from '../../components/PageHeading.js';
import { useMoneyAction, type MoneyActionHandle } from '../../components/review/moneyActions.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import { activeLoansQuery, loanProductsQuery, MAX_ACTIVE_LOANS, type Loan } from './loanQueries.js';
import { LoanReceipt } from './reviewAndReceipt.js';
import { LoanRow } from './LoanRow.js';

// The products must have loaded before it is shown.
const LoanForm = lazyPart({
  load: async () => (await import('./LoanForm.js')).LoanForm,
  words: ['balance', 'forms', 'loan', 'review'],
});

/** An explanation of financing and its requirements, the customer's loans, and the application, or its receipt. */
export function LoanHome() {
  const t = useT();
  const money = useMoneyAction<Loan>('loan');
  const products = useQuery(loanProductsQuery(useSessionScope()));
  const active = useQuery(activeLoansQuery(useSessionScope()));
  if (money.result !== undefined) return <LoanReceipt loan={money.result} onAgain={money.dismiss} />;
  const count = active.data?.length ?? 0;
  return (
    <div className={offers.page}>
      <PageHeading>{t('manifest.borrow')}</PageHeading>
      <div className={offers.panel}>
        <div className={offers.stack}>
          <p className={offers.lead}>{t('loan.lead')}</p>
          <p className={offers.lead}>{t('loan.needs')}</p>
          {/* The customer's loans come first, so the rest waits for them instead of moving. */}
          {active.isPending ? (
            <LoadingState skeleton={<Skeleton shape="block" height="16rem" />} />
          ) : (
            <>
              {count > 0 && <Active loans={active.data ?? []} />}
              <ButtonLink variant="secondary" fullWidth to="/pages/borrow/history">
                {t('manifest.loans')}
              </ButtonLink>
            </>
          )}
        </div>
      </div>
      {!active.isPending && <Application {...{ count, products, money }} />}
    </div>
  );
}

interface ApplicationProps {
  /** How many loans are not repaid. */
  count: number;
  products: BoundaryQuery<ComponentProps<typeof LoanForm>['products']>;
  money: MoneyActionHandle<Loan>;
}

/** The form, or why there is none. */
function Application({ count, products, money }: ApplicationProps) {
  const t = useT();
  return (
    <KycGate>
      <PayPasswordGate>
        {count >= MAX_ACTIVE_LOANS ? (
          <div className={offers.body}>
            <Banner tone="info" title={t('loan.full', { count: String(MAX_ACTIVE_LOANS) })}>
              {t('loan.fullHint')}
            </Banner>
          </div>
        ) : (
          <QueryBoundary query={products} errorTitle={t('offers.failed')}>
            {(rows) => (
              <Suspense fallback={<Skeleton shape="block" height="16rem" />}>
                <LoanForm products={rows} money={money} />
              </Suspense>
            )}
          </QueryBoundary>
        )}
      </PayPasswordGate>
    </KycGate>
  );
}

function Active({ loans }: { loans: readonly Loan[] }) {
  const t = useT();
  const id = useId();
  return (
    <section>
      <h2 id={id} className={offers.heading}>
        {t('loan.mine')}
      </h2>
      <Card isPadded={false}>
        <List aria-labelledby={id}>
          {loans.map((loan) => (
            <LoanRow key={loan.id} loan={loan} />
          ))}
        </List>
      </Card>
    </section>
  );
}
