import { OfficePage } from '#renderer/lib/office/office-page.tsx';
import { officePart } from '#renderer/lib/office/office-part.tsx';

const Rewards = officePart({
  load: async () => (await import('./own-rewards.tsx')).OwnRewards,
  namespaces: ['points', 'rewards', 'errors'],
});

/** Page of the office with what the player's bets have earned: free bets that can be used, and points (O-08). */
export function RewardsPage() {
  return (
    <OfficePage name="rewards">
      <Rewards />
    </OfficePage>
  );
}
