import { OfficePage } from '#renderer/lib/office/office-page.tsx';
import { officePart } from '#renderer/lib/office/office-part.tsx';

const Panel = officePart({
  load: async () => (await import('./security-card.tsx')).SecurityCard,
  namespaces: ['auth', 'factors', 'errors'],
});

/** Page of the office about how and where the player signs in. */
export function SecurityPage() {
  return (
    <OfficePage name="security">
      <Panel />
    </OfficePage>
  );
}
