import { railItemClass } from '#renderer/ui/rail-list.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';

interface RailSkeletonProps {
  readonly count: number;
  /** Below another entry. */
  readonly inner?: boolean;
}

/** Entries of the rail on their way. */
export function RailSkeleton({ count, inner = false }: RailSkeletonProps) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows that are all alike and never move
    <div key={row} className={railItemClass(inner)}>
      <Bone kind="icon" />
      <Bone width={60} />
    </div>
  ));
}
