import { Skeleton } from '@fairlot/ui-kit/skeleton';
import { topRoom } from './Chart.css.js';

/** A placeholder with the chart's grid, so that nothing below moves when the chart is rendered. */
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
