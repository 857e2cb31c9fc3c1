import { OfficePage } from '#renderer/lib/office/office-page.tsx';
import { officePart } from '#renderer/lib/office/office-part.tsx';
import { officeTitleOf } from '#renderer/lib/office/office-title-of.ts';
import { useRoute } from '#renderer/lib/routing/use-route.ts';

const State = officePart({
  load: async () => (await import('./verification-state.tsx')).VerificationState,
  namespaces: ['verification', 'auth', 'errors'],
});

/** Pages of the office about the verification and the identification of the player. */
export function VerificationPage() {
  const route = useRoute();
  if (!route) return null;
  return (
    <OfficePage name={officeTitleOf(route)}>
      <State />
    </OfficePage>
  );
}
