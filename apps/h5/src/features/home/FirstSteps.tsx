import { Card } from '@fairlot/ui-kit/card';
import { CheckIcon } from '@fairlot/ui-kit/icon';
import { Cell, CellLink, List } from '@fairlot/ui-kit/list';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { inset } from '../../components/ListSection.css.js';
import { useReachable, type PlainPage } from '../../components/reach.js';
import { SectionHeader } from '../../components/SectionHeader.js';
import { Link } from '../../engine/index.js';
import { useT, type MessageId } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { useProfile } from '../../queries/referenceQueries.js';
import { useSessionScope } from '../../state/session.js';
import { symbolsOf, useWatchlists } from '../../queries/watchlistQueries.js';
import * as css from './Home.css.js';

const anyOrderQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'order', 'any'],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/order', { params: { query: { limit: 1 } }, signal });
      return data.length > 0;
    },
  });

interface Step {
  readonly label: MessageId;
  readonly path: PlainPage;
  /** Undefined while unknown. */
  readonly isDone: boolean | undefined;
}

/** The next steps of a new customer; hidden once all are done, and while their state is unknown. */
export function FirstSteps() {
  const t = useT();
  const id = useId();
  const { steps, isLost } = useSteps();
  // One open step is enough to know that the section will be shown, so its place is reserved until the rest is known.
  if (!steps.some(({ isDone }) => isDone === false)) return null;
  const isKnown = steps.every(({ isDone }) => isDone !== undefined);
  if (!isKnown && isLost) return null;
  const done = steps.filter(({ isDone }) => isDone === true).length;
  return (
    <section aria-labelledby={id} className={isKnown ? undefined : css.unseen}>
      <SectionHeader
        id={id}
        action={
          <span className={css.progress}>{t('home.steps.progress', { done, count: steps.length })}</span>
        }
      >
        {t('home.steps')}
      </SectionHeader>
      <div className={inset}>
        <Card isPadded={false}>
          <List aria-labelledby={id}>
            {steps.map((step, index) => (
              <li key={step.label}>
                <StepRow step={step} number={index + 1} />
              </li>
            ))}
          </List>
        </Card>
      </div>
    </section>
  );
}

/** The steps whose pages the app has. `isLost`: whether the state of one could not be loaded. */
function useSteps(): { readonly steps: readonly Step[]; readonly isLost: boolean } {
  const { data: profile } = useProfile();
  const { data: lists, isError: areListsLost } = useWatchlists();
  const { data: hasOrdered, isError: areOrdersLost } = useQuery(anyOrderQuery(useSessionScope()));
  const all: readonly Step[] = [
    {
      label: 'home.steps.verify',
      path: '/pages/kycverify/index',
      isDone: profile && profile.kycStatus === 'pass',
    },
    {
      label: 'home.steps.deposit',
      path: '/pages/deposit/index',
      isDone: profile?.balances.some(({ availableFunds, used }) => availableFunds !== '0' || used !== '0'),
    },
    {
      label: 'home.steps.watchlist',
      path: '/pages/search/index',
      isDone: lists?.some((list) => symbolsOf(list).length > 0),
    },
    { label: 'home.steps.trade', path: '/pages/main/market/index', isDone: hasOrdered },
  ];
  return { steps: useReachable(all, ({ path }) => path), isLost: areListsLost || areOrdersLost };
}

function StepRow({ step: { label, path, isDone }, number }: { step: Step; number: number }) {
  const t = useT();
  if (isDone === true) {
    return (
      <Cell
        start={
          <span className={css.stepDone}>
            <CheckIcon size="small" label={t('home.steps.done')} />
          </span>
        }
        title={<span className={css.stepWords}>{t(label)}</span>}
      />
    );
  }
  return (
    <CellLink
      as={Link<typeof path>}
      to={path}
      start={
        <span className={css.stepNumber} aria-hidden="true">
          {number}
        </span>
      }
      title={t(label)}
    />
  );
}
