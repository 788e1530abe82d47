import { Skeleton } from '@fairlot/ui-kit/skeleton';
import { legendHeight } from './Chart.css.js';

/** What stands where a chart is coming, in a grid as the chart's own: nothing below moves when it comes. */
export function ChartOutline() {
  return (
    <>
      <Skeleton shape="block" height={legendHeight} />
      <Skeleton shape="block" height="18rem" />
      <Skeleton />
      <Skeleton shape="block" width="40%" height="2.75rem" />
    </>
  );
}
