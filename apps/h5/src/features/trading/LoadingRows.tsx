import { Card } from '@fairlot/ui-kit/card';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';

/** Placeholder rows while loading. */
export function LoadingRows() {
  return (
    <Card isPadded={false}>
      <SkeletonRows count={3} hasAvatar={false} />
    </Card>
  );
}
