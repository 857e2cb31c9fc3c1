import { type RefObject, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { CodeForm } from '#renderer/lib/forms/code-form.tsx';
import { FormFailure } from '#renderer/lib/forms/form-failure.tsx';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { joined } from '#renderer/lib/ports/entry-port.ts';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { NetworkButtonsPart } from '#renderer/lib/social/network-buttons-part.tsx';
import { selectAuth } from '#renderer/lib/store/auth-slice.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useNetworkName } from '#renderer/lib/text/use-network-name.ts';
import { Button } from '#renderer/ui/button.tsx';
import styles from '#renderer/ui/form.module.css';
import { Notice } from '#renderer/ui/notice.tsx';
import { Segmented } from '#renderer/ui/segmented.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import { afterRegistration } from '#shared/domain/guards/after-sign-in.ts';
import { codeOfAddress } from '#shared/domain/registration/code-of-address.ts';
import type { RegistrationDescription, RegistrationType } from '#shared/domain/registration/registration-fields.ts';
import { isNetworkId } from '#shared/domain/social/social-networks.ts';
import {
  type RegistrationSettings,
  useConfirmRegistrationMutation,
  useRegistrationSettingsQuery,
  useSocialProfileQuery,
} from './registration-api.ts';
import { RegistrationForm } from './registration-form.tsx';
import { useDraft } from './use-draft.ts';

/** Layout of the choice of a type: tabs, or a list as on the old page. */
export type RegistrationLook = 'list' | 'tabs';

interface RegistrationProps {
  readonly first: RefObject<HTMLInputElement | null>;
  readonly look?: RegistrationLook;
  readonly takesFocus?: boolean;
  /** Request of a social network; null without one. */
  readonly request?: string | null;
}

interface TypeChoiceProps {
  readonly look: RegistrationLook;
  readonly types: readonly RegistrationDescription[];
  readonly type: RegistrationType;
  readonly onChange: (type: RegistrationType) => void;
}

function TypeChoice({ look, types, type, onChange }: TypeChoiceProps) {
  const { t } = useTranslation('registration');
  if (types.length < 2) return null;
  const options = types.map(({ type: value }) => ({ value, label: t(`type_${value}`) }));
  const choose = (value: string) => {
    const chosen = types.find((one) => one.type === value);
    if (chosen) onChange(chosen.type);
  };
  return look === 'tabs' ? (
    <Segmented label={t('type')} value={type} options={options} onChange={choose} />
  ) : (
    <SelectField label={t('type')} value={type} options={options} onChange={choose} />
  );
}

/** Returns the function that leads on after registration: where the site says, or back to the page. */
function useJoin(forget: () => void): (answer: SessionAnswer) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const language = useLanguage();
  const config = useAppSelector(selectConfig);
  return (answer) => {
    forget();
    dispatch(joined(answer));
    const to = afterRegistration(language, config);
    if (to === null) return;
    if (to.startsWith('/')) void navigate(to, { replace: true });
    else location.assign(to);
  };
}

interface ConfirmationProps {
  readonly asked: CodeAsked;
  readonly onAsked: (asked: CodeAsked) => void;
  readonly onJoined: (answer: SessionAnswer) => void;
  readonly onBack: () => void;
}

function Confirmation({ asked, onAsked, onJoined, onBack }: ConfirmationProps) {
  const { t } = useTranslation(['registration', 'auth']);
  const [confirm, { error, isLoading }] = useConfirmRegistrationMutation();
  return (
    <CodeForm
      asked={asked}
      onAsked={onAsked}
      button={isLoading ? t('auth:signing_up') : t('auth:sign_up_button')}
      isLoading={isLoading}
      failure={error ? toCallError(error) : null}
      backLabel={t('code_back')}
      onBack={onBack}
      onCode={(code) =>
        void confirm({ body: { request: asked.request, code } })
          .unwrap()
          .then(onJoined, () => {})
      }
    />
  );
}

interface StepsProps extends Required<RegistrationProps> {
  readonly settings: RegistrationSettings;
}

/** Loads what a social network says about the visitor, who can correct it. */
function useGiven(request: string | null) {
  const { data, isSuccess, isLoading } = useSocialProfileQuery(
    { query: { request: request ?? '' } },
    { skip: request === null },
  );
  const given = useMemo(() => {
    if (!data) return null;
    const { email, name, surname } = data;
    return { ...(email ? { email } : {}), ...(name ? { name } : {}), ...(surname ? { surname } : {}) };
  }, [data]);
  return { profile: data ?? null, isOver: isSuccess && !data, isAwaited: isLoading, given };
}

/** Returns the open type: that of the network, the chosen one, or the first. */
function typeOf(types: readonly RegistrationDescription[], wanted: RegistrationType | null) {
  return types.find(({ type }) => type === wanted) ?? types[0];
}

/** Names and widths of the placeholder's lines. */
const BONES = { first: 100, second: 40, third: 100, fourth: 40, fifth: 100, last: 60 } as const;

function Waiting() {
  const { t } = useTranslation('registration');
  return (
    <div className={styles.form} aria-busy="true">
      <span className="vh" role="status">
        {t('loading')}
      </span>
      {Object.entries(BONES).map(([name, width]) => (
        <Bone key={name} width={width} />
      ))}
    </div>
  );
}

function Steps({ settings, first, look, takesFocus, request }: StepsProps) {
  const { t } = useTranslation(['registration', 'errors']);
  const { profile, isOver, isAwaited, given } = useGiven(request);
  const nameOf = useNetworkName();
  const { promo } = useAppSelector(selectAuth);
  const code = codeOfAddress(useLocation().search);
  const draft = useDraft(given, promo, settings.hasPromo ? code : null);
  const [asked, setAsked] = useState<CodeAsked | null>(null);
  const join = useJoin(draft.forget);
  // Replacing the form a moment later would lose what the visitor typed.
  if (isAwaited) return <Waiting />;
  const types = settings.types.filter(({ type }) => (type === 'soc_reg') === (profile !== null));
  const description = typeOf(types, draft.draft.type);
  if (asked) {
    return <Confirmation asked={asked} onAsked={setAsked} onJoined={join} onBack={() => setAsked(null)} />;
  }
  const takesNetworks = profile === null && settings.types.some(({ type }) => type === 'soc_reg');
  const networks = takesNetworks ? <NetworkButtonsPart save isSignUp /> : null;
  if (!description) {
    return (
      networks ?? (
        <Notice kind="warn" icon="alert">
          {t('closed')}
        </Notice>
      )
    );
  }
  return (
    <div className={styles.form}>
      {profile ? (
        <Notice kind="info" icon="info">
          {t('social_from', { network: isNetworkId(profile.network) ? nameOf(profile.network) : profile.network })}
        </Notice>
      ) : null}
      {isOver ? (
        <Notice kind="warn" icon="alert">
          {t('errors:sign_up_expired')}
        </Notice>
      ) : null}
      <TypeChoice look={look} types={types} type={description.type} onChange={(type) => draft.change({ type })} />
      <RegistrationForm
        settings={settings}
        description={description}
        draft={draft}
        request={profile ? request : null}
        first={first}
        takesFocus={takesFocus}
        onAnswer={(answer) => ('code' in answer ? setAsked(answer.code) : join(answer))}
      />
      {networks}
    </div>
  );
}

/** Registers an account step by step (shell §3, §4; A-03). Restores what was typed in this tab. */
export function Registration({ first, look = 'tabs', takesFocus = true, request = null }: RegistrationProps) {
  const { t } = useTranslation(['registration', 'common']);
  const { data: settings, error, refetch } = useRegistrationSettingsQuery(undefined);
  const retry = useRetry(refetch);
  if (settings) {
    return <Steps settings={settings} first={first} look={look} takesFocus={takesFocus} request={request} />;
  }
  if (error) {
    return (
      <div className={styles.form}>
        <FormFailure error={toCallError(error)} />
        <Button wide onClick={retry}>
          {t('again')}
        </Button>
      </div>
    );
  }
  return <Waiting />;
}
