import type { ActionSheetProps } from '@fairlot/ui-kit/action-sheet';
import { Card } from '@fairlot/ui-kit/card';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { CellButton, List, type CellButtonProps } from '@fairlot/ui-kit/list';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { toast } from '@fairlot/ui-kit/toast';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { FormWords } from '../../components/FormWords.js';
import { PayPasswordGate } from '../../components/gates/index.js';
import { PageHeading } from '../../components/PageHeading.js';
import { AddPayeeForm } from '../../components/payees/AddPayeeForm.js';
import { useNavigate, useSearch } from '../../engine/index.js';
import { getLanguage, useT } from '../../i18n/index.js';
import * as css from '../../components/moneyForm/MoneyForm.css.js';
import { lazySheet, type Openable } from '../../components/lazyPart.js';
import { useLeave } from '../../components/useLeave.js';

export type PayeePath = '/pages/card/bank' | '/pages/card/crypto';

export interface PayeePageProps<Payee> {
  path: PayeePath;
  type: 'bank' | 'crypto';
  heading: string;
  lead: string;
  query: UseQueryResult<Payee[]>;
  errorTitle: string;
  icon: ReactNode;
  emptyTitle: string;
  emptyHint: string;
  /** Says that another one is added. */
  add: string;
  rowOf: (payee: Payee) => Pick<CellButtonProps, 'title' | 'note' | 'end'>;
  /** What can be done with a payee. */
  sheetOf: (payee: Payee) => Pick<ActionSheetProps, 'title' | 'actions' | 'onAction'>;
}

/** The customer's payees of one kind with what can be done with each; or, where the address asks for it, adding one. */
export function PayeePage<Payee extends { readonly id: string }>(props: PayeePageProps<Payee>) {
  const { add: isAdding } = useSearch(props.path);
  const leave = useLeave('add', { to: props.path });
  return isAdding ? <AddPage {...props} onLeave={leave} /> : <PayeeList {...props} />;
}

function PayeeList<Payee extends { readonly id: string }>(props: PayeePageProps<Payee>) {
  const { path, heading, query, icon, add, rowOf, sheetOf } = props;
  const { data } = query;
  const [chosen, setChosen] = useState<Payee>();
  const [isOpen, setIsOpen] = useState(false);
  /** Removed on another device while its sheet was open. */
  const isGone = isOpen && data?.some(({ id }) => id === chosen?.id) === false;
  useEffect(() => {
    if (isGone) toast(getLanguage().t('payees.gone'));
  }, [isGone]);
  const addLink = (
    <ButtonLink size="large" fullWidth to={path} search={{ add: true }}>
      {add}
    </ButtonLink>
  );
  return (
    <>
      <PageHeading>{heading}</PageHeading>
      <KindChoice path={path} />
      <p className={css.lead}>{props.lead}</p>
      <QueryBoundary
        query={query}
        isEmpty={data?.length === 0}
        skeleton={<SkeletonRows count={2} />}
        errorTitle={props.errorTitle}
        empty={<EmptyState icon={icon} title={props.emptyTitle} hint={props.emptyHint} action={addLink} />}
      >
        <div className={css.section}>
          <Card isPadded={false}>
            <List aria-label={heading}>
              {data?.map((payee) => (
                <li key={payee.id}>
                  <CellButton
                    start={icon}
                    {...rowOf(payee)}
                    aria-haspopup="dialog"
                    onClick={() => {
                      setChosen(payee);
                      setIsOpen(true);
                    }}
                  />
                </li>
              ))}
            </List>
          </Card>
        </div>
        <div className={css.section}>{addLink}</div>
      </QueryBoundary>
      {chosen !== undefined && (
        <PayeeActions isOpen={isOpen && !isGone} onClose={() => setIsOpen(false)} {...sheetOf(chosen)} />
      )}
    </>
  );
}

/** The choice between bank accounts and wallets, which are two pages. */
function KindChoice({ path }: { path: PayeePath }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <div className={css.section}>
      <SegmentedControl
        label={t('payees.kind')}
        value={path}
        onValueChange={(to) => void navigate({ to, replace: true })}
        options={[
          { value: '/pages/card/bank', label: t('manifest.bankCards') },
          { value: '/pages/card/crypto', label: t('payees.kind.crypto') },
        ]}
      />
    </div>
  );
}

interface AddPageProps extends Pick<PayeePageProps<never>, 'type' | 'add'> {
  onLeave: () => void;
}

/** A form that adds a payee, for customers with a payment password. */
function AddPage({ type, add, onLeave }: AddPageProps) {
  const t = useT();
  const onAdded = () => {
    toast(t('payees.added'), { tone: 'success' });
    onLeave();
  };
  return (
    <FormWords>
      <PageHeading>{add}</PageHeading>
      <PayPasswordGate>
        <AddPayeeForm type={type} onAdded={onAdded} onCancel={onLeave} />
      </PayPasswordGate>
    </FormWords>
  );
}

type PayeeActionsProps = Openable & Omit<ActionSheetProps, 'open' | 'onOpenChange'>;

/** The actions for the chosen payee. Dialogs are larger than the list that opens them, so they are loaded lazily. */
const PayeeActions = lazySheet<PayeeActionsProps>({
  load: async () => {
    const { ActionSheet } = await import('@fairlot/ui-kit/action-sheet');
    return function PayeeActionSheet({ isOpen, onClose, ...props }) {
      return <ActionSheet open={isOpen} onOpenChange={onClose} {...props} />;
    };
  },
  words: [],
});
