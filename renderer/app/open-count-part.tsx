import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';

interface OpenCountProps {
  readonly className: string | undefined;
}

const Part = lazyPart<OpenCountProps>({
  load: async () => (await import('#renderer/features/history/my-bets/open-count.tsx')).OpenCount,
  namespaces: [],
});

/** Shows how many open bets the player has; loads nothing for a visitor. */
export function OpenCountPart({ className }: OpenCountProps) {
  const isPlayer = useAppSelector((state) => selectPlayer(state) !== null);
  return isPlayer ? <Part className={className} /> : null;
}
