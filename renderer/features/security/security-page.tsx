import { OfficeCard, OfficePage } from '#renderer/lib/office/office-page.tsx';
import { SecurityPanel } from './security-panel.tsx';

/** Page of the office about how and where the player signs in. */
export function SecurityPage() {
  return (
    <OfficePage name="security">
      <OfficeCard>
        <SecurityPanel />
      </OfficeCard>
    </OfficePage>
  );
}
