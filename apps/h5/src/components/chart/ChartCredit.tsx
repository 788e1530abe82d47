/** The name required by the licence of the chart's library. */
const CHART_LIBRARY = 'TradingView Lightweight Charts™';

/** Credits the chart's library. */
export const ChartCredit = () => (
  <a href="https://www.tradingview.com/" target="_blank" rel="noreferrer">
    {CHART_LIBRARY}
  </a>
);
