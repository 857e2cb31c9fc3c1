import { OfficePage } from '#renderer/lib/office/office-page.tsx';
import { officePart } from '#renderer/lib/office/office-part.tsx';

const Panel = officePart({
  load: async () => (await import('./care-card.tsx')).CareCard,
  namespaces: ['modals', 'auth', 'errors', 'limits'],
});

/** Page of the office with the player's tools against too much play (betting §2, responsible gaming). */
export function ResponsiblePage() {
  return (
    <OfficePage name="responsible">
      <Panel />
    </OfficePage>
  );
}
