import { Card } from '@fairlot/ui-kit/card';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { List } from '@fairlot/ui-kit/list';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { toast } from '@fairlot/ui-kit/toast';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { FormWords } from '../../components/FormWords.js';
import { PayPasswordGate } from '../../components/gates/index.js';
import { PageHeading } from '../../components/PageHeading.js';
import { AddPayeeForm } from '../../components/payees/AddPayeeForm.js';
import { useBack, useNavigate } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import * as css from '../../components/moneyForm/MoneyForm.css.js';

export type PayeePath = '/pages/card/bank' | '/pages/card/crypto';

export interface PayeeListProps<Payee> {
  path: PayeePath;
  heading: string;
  lead: string;
  query: UseQueryResult<Payee[]>;
  errorTitle: string;
  icon: ReactNode;
  emptyTitle: string;
  emptyHint: string;
  add: string;
  /** An `li` with its key. */
  children: (payee: Payee) => ReactNode;
}

/** The customer's payees of one kind, in whatever state the list is, and the way to another one. */
export function PayeeList<Payee>(props: PayeeListProps<Payee>) {
  const { path, heading, lead, query, errorTitle, icon, emptyTitle, emptyHint, add, children } = props;
  const { data } = query;
  const addLink = (
    <ButtonLink size="large" fullWidth to={path} search={{ add: true }}>
      {add}
    </ButtonLink>
  );
  return (
    <>
      <PageHeading>{heading}</PageHeading>
      <KindChoice path={path} />
      <p className={css.lead}>{lead}</p>
      <QueryBoundary
        query={query}
        isEmpty={data?.length === 0}
        skeleton={<SkeletonRows count={2} />}
        errorTitle={errorTitle}
        empty={<EmptyState icon={icon} title={emptyTitle} hint={emptyHint} action={addLink} />}
      >
        <div className={css.section}>
          <Card isPadded={false}>
            <List aria-label={heading}>{data?.map(children)}</List>
          </Card>
        </div>
        <div className={css.section}>{addLink}</div>
      </QueryBoundary>
    </>
  );
}

/** Bank accounts, or wallets: two pages, one choice. */
function KindChoice({ path }: { path: PayeePath }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <div className={css.section}>
      <SegmentedControl
        label={t('payees.kind')}
        value={path}
        onValueChange={(to) => void navigate({ to, replace: true })}
        items={[
          { value: '/pages/card/bank', label: t('payees.kind.bank') },
          { value: '/pages/card/crypto', label: t('payees.kind.crypto') },
        ]}
      />
    </div>
  );
}

export interface AddPageProps {
  path: PayeePath;
  type: 'bank' | 'crypto';
  heading: string;
}

/** A form that adds a payee, for customers with a payment password. */
export function AddPage({ path, type, heading }: AddPageProps) {
  const t = useT();
  const navigate = useNavigate();
  const back = useBack();
  const leave = () => {
    toast(t('payees.added'), { tone: 'success' });
    void navigate({ to: path, replace: true });
  };
  return (
    <FormWords>
      <PageHeading>{heading}</PageHeading>
      <PayPasswordGate>
        <AddPayeeForm type={type} onAdded={leave} onCancel={back} />
      </PayPasswordGate>
    </FormWords>
  );
}
