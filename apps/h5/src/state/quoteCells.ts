import type { Schemas } from '@fairlot/api-client';

export type Quote = Schemas['Quote'];

/** What the store knows about one symbol. */
export interface QuoteCell {
  quote: Quote | undefined;
  listeners: Set<() => void>;
  /** The cells that lost their last listener in the same task as this one; undefined while this cell has listeners. */
  lingering: Set<QuoteCell> | undefined;
}

export interface QuoteCellsOptions {
  /** Schedules rendering of changes. */
  onNextFrame: (draw: () => void) => void;
  /** Called after the listeners of a frame. */
  onDrawn: () => void;
}

/**
 * The last quote of each symbol, with its listeners. New quotes are collected, the last one of a symbol winning, and
 * become visible once per frame; only listeners of changed symbols are called.
 */
export function createQuoteCells({ onNextFrame, onDrawn }: QuoteCellsOptions) {
  const cells = new Map<string, QuoteCell>();
  const pending = new Map<string, Quote>();
  let frameAsked = false;

  function cellOf(symbol: string): QuoteCell {
    let cell = cells.get(symbol);
    if (cell === undefined) {
      cell = { quote: undefined, listeners: new Set(), lingering: undefined };
      cells.set(symbol, cell);
    }
    return cell;
  }

  function flush(): void {
    frameAsked = false;
    const changed = [...pending];
    pending.clear();
    // All prices of a frame are stored before any listener is called, so that a sum and its rows use the same prices.
    const listeners = new Set<() => void>();
    for (const [symbol, quote] of changed) {
      const cell = cellOf(symbol);
      if (cell.quote !== undefined && quote.sequence <= cell.quote.sequence) continue;
      cell.quote = quote;
      for (const listener of cell.listeners) listeners.add(listener);
    }
    for (const listener of listeners) listener();
    onDrawn();
  }

  return {
    /** Every symbol with its cell, the newest subscription last. */
    all: (): readonly (readonly [string, QuoteCell])[] => [...cells],
    get: (symbol: string): QuoteCell | undefined => cells.get(symbol),
    /** The cell of a symbol, which becomes the newest. */
    renew(symbol: string): QuoteCell {
      const known = cells.get(symbol);
      cells.delete(symbol);
      if (known !== undefined) cells.set(symbol, known);
      return cellOf(symbol);
    },
    put(quotes: readonly Quote[]): void {
      for (const quote of quotes) {
        const waiting = pending.get(quote.symbol);
        if (waiting === undefined || waiting.sequence < quote.sequence) pending.set(quote.symbol, quote);
      }
      if (frameAsked || pending.size === 0) return;
      frameAsked = true;
      onNextFrame(flush);
    },
  };
}
