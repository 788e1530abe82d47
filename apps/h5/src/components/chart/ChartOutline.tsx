import { Skeleton } from '@fairlot/ui-kit/skeleton';
import { topRoom } from './Chart.css.js';

/** What stands where a chart is coming, in a grid as the chart's own: nothing below moves when it comes. */
export function ChartOutline() {
  return (
    <>
      <div className={topRoom}>
        <Skeleton shape="block" height="100%" />
      </div>
      <Skeleton shape="block" height="18rem" />
      <Skeleton />
      <Skeleton shape="block" width="40%" height="2.75rem" />
    </>
  );
}
