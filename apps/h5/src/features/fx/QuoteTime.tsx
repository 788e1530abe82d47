import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import { Countdown } from '@fairlot/ui-kit/countdown';
import { useState } from 'react';
import { toastError } from '../../components/describeError.js';
import { useT } from '../../i18n/index.js';
import type { ConversionQuote } from '../../queries/transferQueries.js';

interface QuoteTimeProps {
  quote: ConversionQuote;
  /** Whether the quote no longer holds. */
  isOver: boolean;
  onEnd: () => void;
  onAskAgain: () => Promise<void>;
}

/** How long a quote still holds; after that, the way to a new one. */
export function QuoteTime({ quote, isOver, onEnd, onAskAgain }: QuoteTimeProps) {
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  const askAgain = async () => {
    setIsAsking(true);
    try {
      await onAskAgain();
    } catch (error) {
      toastError(error);
    } finally {
      setIsAsking(false);
    }
  };
  if (isOver) {
    return (
      <Banner
        tone="caution"
        role="status"
        title={t('exchange.over')}
        action={
          <Button variant="secondary" size="small" busy={isAsking} onClick={() => void askAgain()}>
            {t('exchange.askAgain')}
          </Button>
        }
      />
    );
  }
  return (
    <Banner tone="info">
      {t.rich('exchange.holds', {
        time: (
          <Countdown
            key={quote.quoteId}
            until={new Date(quote.expiresAt)}
            now={Date.now}
            label={t('exchange.holdsLabel')}
            onEnd={onEnd}
          />
        ),
      })}
    </Banner>
  );
}
