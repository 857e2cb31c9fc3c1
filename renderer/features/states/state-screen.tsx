import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { IconName } from '#renderer/ui/icons/icon-paths.ts';
import { NoticeScreen, type NoticeTone } from '#renderer/ui/notice-screen.tsx';

/** Look of a state's screen. */
export interface StateLook {
  readonly tone: NoticeTone;
  readonly icon: IconName;
}

interface StateScreenProps extends StateLook {
  /** Name of the state in the keys of its texts. */
  readonly name: string;
  readonly actions: ReactNode;
  /** Replaces the text of the name. */
  readonly text?: ReactNode;
  readonly children?: ReactNode;
}

/** Draws the page of a state with the texts of its name. */
export function StateScreen({ name, tone, icon, actions, text, children }: StateScreenProps) {
  const { t } = useTranslation('states');
  return (
    <NoticeScreen tone={tone} icon={icon} title={t(`title_${name}`)} text={text ?? t(`text_${name}`)} actions={actions}>
      {children}
    </NoticeScreen>
  );
}
