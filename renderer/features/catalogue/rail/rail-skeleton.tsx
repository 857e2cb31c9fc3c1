import { railItemClass } from '#renderer/ui/rail-list.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';

interface RailSkeletonProps {
  readonly count: number;
  /** Nested under another entry. */
  readonly inner?: boolean;
}

/** Placeholder of the rail's entries. */
export function RailSkeleton({ count, inner = false }: RailSkeletonProps) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows that are all alike and never move
    <div key={row} className={railItemClass(inner)}>
      <Bone kind="icon" />
      <Bone width={60} />
    </div>
  ));
}
