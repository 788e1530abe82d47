/** The name that the licence of the chart's library asks for. */
const CHART_LIBRARY = 'TradingView Lightweight Charts™';

/** Whose library draws the chart. */
export const ChartCredit = () => (
  <a href="https://www.tradingview.com/" target="_blank" rel="noreferrer">
    {CHART_LIBRARY}
  </a>
);
