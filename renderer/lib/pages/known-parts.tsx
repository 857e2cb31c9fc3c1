import { Bone } from '../../ui/skeleton.tsx';
import { type LazyPage, lazyPage } from '../lazy/lazy-page.tsx';
import type { AnyPart, PartProps, PartRecord } from './part-record.ts';

/** Part that pages draw, made from its record. */
export interface KnownPart extends LazyPage<PartProps<AnyPart['kind']>> {
  readonly record: PartRecord<AnyPart['kind']>;
}

function PartSkeleton() {
  return <Bone kind="price" />;
}

let known: ReadonlyMap<string, KnownPart> = new Map();

/** Makes the parts known that pages of content are composed of. */
export function knowParts(records: readonly AnyPart[]): void {
  known = new Map(
    records.map((one) => {
      // Each record is used with blocks of its own kind alone.
      const record = one as unknown as KnownPart['record'];
      const { component, namespaces } = record;
      return [record.kind, { ...lazyPage({ load: component.load, namespaces, Fallback: PartSkeleton }), record }];
    }),
  );
}

/** Returns the part that draws blocks of a kind; undefined for a kind that no feature draws. */
export function partOf(kind: string): KnownPart | undefined {
  return known.get(kind);
}
