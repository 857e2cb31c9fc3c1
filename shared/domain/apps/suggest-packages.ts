import { type DesktopPackage, PACKAGE_KINDS } from '../../contracts/desktop-release.ts';
import type { VisitorSystem } from './visitor-system.ts';

interface Suggestion<P> {
  /** Packages to offer first: one where enough is known, otherwise one for each processor or family; empty for none. */
  readonly first: readonly P[];
  /** All other packages, by system. */
  readonly others: readonly P[];
}

type Kinds = Pick<DesktopPackage, 'arch' | 'kind' | 'system'>;

function isSuited({ system, arch, kind }: Kinds, visitor: VisitorSystem): boolean {
  if (system !== visitor.system) return false;
  if (visitor.arch !== null && arch !== visitor.arch) return false;
  if (system !== 'linux') return kind === PACKAGE_KINDS[system][0];
  return visitor.packages === null || kind === visitor.packages;
}

/** Returns the packages that suit a visitor, and those for other systems (shell §2.7, Z-01). */
export function suggestPackages<P extends Kinds>(packages: readonly P[], visitor: VisitorSystem): Suggestion<P> {
  const first = packages.filter((one) => isSuited(one, visitor));
  return { first, others: packages.filter((one) => !first.includes(one)) };
}
