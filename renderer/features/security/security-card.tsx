import { OfficeCard } from '#renderer/lib/office/office-page.tsx';
import { SecurityPanel } from './security-panel.tsx';

/** How and where the player signs in, as the office shows it. */
export function SecurityCard() {
  return (
    <OfficeCard>
      <SecurityPanel />
    </OfficeCard>
  );
}
