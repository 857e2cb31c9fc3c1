import { OfficePage } from '#renderer/lib/office/office-page.tsx';
import { officePart } from '#renderer/lib/office/office-part.tsx';

const Requests = officePart({
  load: async () => (await import('./support-requests.tsx')).SupportRequests,
  namespaces: ['support', 'errors'],
});

/** Page of the office with the player's requests to support, their answers, and the form for another one (O-09). */
export function SupportPage() {
  return (
    <OfficePage name="support">
      <Requests />
    </OfficePage>
  );
}
