import { OfficeCard } from '#renderer/lib/office/office-page.tsx';
import { CarePanel } from './panel/care-panel.tsx';

/** The player's tools against too much play, as the office shows them. */
export function CareCard() {
  return (
    <OfficeCard>
      <CarePanel />
    </OfficeCard>
  );
}
