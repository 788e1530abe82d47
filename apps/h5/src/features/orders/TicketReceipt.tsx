import { Button } from '@fairlot/ui-kit/button';
import { LoadingState } from '@fairlot/ui-kit/page-state';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useEffect, type ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink.js';
import { Receipt } from '../../components/review/Receipt.js';
import { useT } from '../../i18n/index.js';
import { refreshTrading } from '../../queries/tradingQueries.js';

export interface TicketReceiptProps {
  heading: string;
  lead: ReactNode;
  /** Of what was sent; undefined until it is loaded. What is held and what is available is asked for again as it changes. */
  status: string | undefined;
  /** Where the trade centre shows it. */
  tab: 'holdings' | 'orders';
  onAgain: () => void;
  /** What became of it, once it is loaded. */
  children: ReactNode;
}

/** The receipt of an order, or of a request to close. */
export function TicketReceipt({ heading, lead, status, tab, onAgain, children }: TicketReceiptProps) {
  const t = useT();
  useEffect(() => {
    if (status !== undefined) void refreshTrading();
  }, [status]);
  return (
    <Receipt
      heading={heading}
      lead={lead}
      actions={
        <>
          <ButtonLink size="large" fullWidth to="/pages/main/trade/index" search={{ tab }}>
            {t('orderTicket.openTrade')}
          </ButtonLink>
          <Button variant="quiet" fullWidth onClick={onAgain}>
            {t('orderTicket.again')}
          </Button>
        </>
      }
    >
      {status === undefined ? <LoadingState skeleton={<SkeletonRows hasAvatar={false} />} /> : children}
    </Receipt>
  );
}
