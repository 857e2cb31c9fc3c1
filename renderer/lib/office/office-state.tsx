import { buttonClass } from '../../ui/button.tsx';
import type { IconName } from '../../ui/icons/icon-paths.ts';
import { StateView } from '../../ui/state-view.tsx';
import { Link } from '../routing/link.tsx';
import { OfficeCard } from './office-page.tsx';

interface OfficeStateProps {
  readonly icon: IconName;
  readonly title: string;
  /** What would stand here, and how the player gets it. */
  readonly text: string;
  /** Page that leads on, with its language. */
  readonly lead: { readonly to: string; readonly label: string };
}

/** True state of a part of the office that has nothing to show yet. */
export function OfficeState({ icon, title, text, lead }: OfficeStateProps) {
  return (
    <OfficeCard>
      <StateView
        kind="empty"
        icon={icon}
        title={title}
        text={text}
        actions={
          <Link className={buttonClass('secondary')} to={lead.to}>
            {lead.label}
          </Link>
        }
      />
    </OfficeCard>
  );
}
