import { useState } from 'react';
import { AlertList } from '#renderer/lib/alerts/alert-list.tsx';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useNoticeChoicesQuery, useSaveNoticeChoicesMutation } from '#renderer/lib/api/notice-api.ts';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { signInAsked } from '#renderer/lib/ports/auth-port.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { SettingsSection } from '#renderer/ui/settings-section.tsx';
import { FixedSetting, Switch } from '#renderer/ui/switch.tsx';
import type { NoticeChoicesAnswer } from '#shared/contracts/notices.ts';
import { CHOSEN_KINDS, type ChosenKind, type NoticeChoices } from '#shared/domain/notices/notice-choices.ts';
import { PermissionNote, usePermission } from './permission.tsx';
import { QuietHoursFields } from './quiet-hours.tsx';

type Change = (change: Partial<NoticeChoices>) => void;

interface PartProps {
  readonly choices: NoticeChoices;
  readonly change: Change;
}

const SAFE: readonly ChosenKind[] = ['reality-check', 'session-limit'];

/** Draws the switches for the kinds of notifications. */
function Kinds({ choices, change, required }: PartProps & Pick<NoticeChoicesAnswer, 'required'>) {
  const { t } = useTranslation('desktop-notices');
  return CHOSEN_KINDS.map((kind) => {
    const label = t(`kind_${kind.replace('-', '_')}`);
    if (required.includes(kind)) return <FixedSetting key={kind} label={label} why={t('required_hint')} />;
    return (
      <Switch
        key={kind}
        label={label}
        {...(SAFE.includes(kind) ? { hint: t('safety_hint') } : {})}
        checked={choices.kinds[kind]}
        onChange={(isOn) => change({ kinds: { ...choices.kinds, [kind]: isOn } })}
      />
    );
  });
}

/** Draws the switches for sound and content of notifications. */
function Manners({ choices, change }: PartProps) {
  const { t } = useTranslation('desktop-notices');
  return (
    <>
      <Switch label={t('sound')} checked={choices.sound} onChange={(sound) => change({ sound })} />
      <QuietHoursFields quiet={choices.quiet} onChange={(quiet) => change({ quiet })} />
      <Switch
        label={t('amounts')}
        hint={t('amounts_hint')}
        checked={choices.showAmounts}
        onChange={(showAmounts) => change({ showAmounts })}
      />
      {choices.showAmounts ? (
        <Switch
          label={t('locked')}
          hint={t('locked_hint')}
          checked={choices.showOnLocked}
          onChange={(showOnLocked) => change({ showOnLocked })}
        />
      ) : null}
    </>
  );
}

interface FormProps {
  readonly userId: number;
  readonly known: NoticeChoicesAnswer;
}

function ChoicesForm({ userId, known }: FormProps) {
  const { t } = useTranslation('errors');
  const permission = usePermission();
  const [save, { error }] = useSaveNoticeChoicesMutation();
  // Shows the last choice at once; a refused choice falls back to the stored one.
  const [chosen, setChosen] = useState<NoticeChoices | null>(null);
  const choices = chosen ?? known.choices;
  const change: Change = (part) => {
    const body = { ...choices, ...part };
    setChosen(body);
    if (permission.permission === 'ask') permission.ask();
    void save({ userId, body }).then((answer) => {
      if (answer.error) setChosen((now) => (now === body ? null : now));
    });
  };
  return (
    <>
      <PermissionNote {...permission} />
      <Kinds choices={choices} change={change} required={known.required} />
      <Manners choices={choices} change={change} />
      {error ? <p role="alert">{t(errorTextKey(toCallError(error)))}</p> : null}
    </>
  );
}

function OfPlayer({ userId }: { readonly userId: number }) {
  const { t } = useTranslation(['desktop-notices', 'errors']);
  const { data, error } = useNoticeChoicesQuery({ userId }, { refetchOnMountOrArgChange: true });
  if (error && !data) return <p role="alert">{t(`errors:${errorTextKey(toCallError(error))}`)}</p>;
  if (!data) return <p role="status">{t('loading')}</p>;
  return (
    <>
      <ChoicesForm userId={userId} known={data} />
      <AlertList userId={userId} />
    </>
  );
}

function Guest() {
  const { t } = useTranslation(['desktop-notices', 'account']);
  const dispatch = useAppDispatch();
  return (
    <>
      <p>{t('guest')}</p>
      <Button kind="primary" onClick={() => dispatch(signInAsked({ reason: 'none' }))}>
        {t('account:sign_in')}
      </Button>
    </>
  );
}

/** Section with the player's system notifications: kinds, content and quiet hours (Z-04). The account stores them. */
export function NoticeChoicesSection({ isTitleShown = false }: { readonly isTitleShown?: boolean }) {
  const { t } = useTranslation('desktop-notices');
  const userId = useAppSelector((state) => selectPlayer(state)?.user_id);
  return (
    <SettingsSection title={t('title')} isTitleShown={isTitleShown} intro={t('intro')}>
      {userId === undefined ? <Guest /> : <OfPlayer key={userId} userId={userId} />}
    </SettingsSection>
  );
}
