import { OfficeCard, OfficePage } from '#renderer/lib/office/office-page.tsx';
import { CarePanel } from './panel/care-panel.tsx';

/** Page of the office with the player's tools against too much play (betting §2, responsible gaming). */
export function ResponsiblePage() {
  return (
    <OfficePage name="responsible">
      <OfficeCard>
        <CarePanel />
      </OfficeCard>
    </OfficePage>
  );
}
