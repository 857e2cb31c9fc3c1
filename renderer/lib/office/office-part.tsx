import type { ComponentType } from 'react';
import { Bone } from '../../ui/skeleton.tsx';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { OfficeCard } from './office-page.tsx';

interface OfficePartOptions<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** Namespaces of its texts beyond those of every page. */
  readonly namespaces: readonly string[];
}

/** Creates a part of a page of the office whose data only the browser asks for; its place is shown until it is there. */
export function officePart<Props extends object>(options: OfficePartOptions<Props>): ComponentType<Props> {
  return lazyPart<Props>({
    ...options,
    fallback: (
      <OfficeCard>
        <Bone width={40} />
        <Bone kind="price" />
        <Bone kind="price" />
      </OfficeCard>
    ),
  });
}
