import { useState } from 'react';
import { axiosFetcher } from '#renderer/lib/api/axios-fetcher.ts';
import { selectAccounts, selectPlayer } from '#renderer/lib/api/session-api.ts';
import { selectTermsChanged, selectTermsChangedAt } from '#renderer/lib/api/terms-api.ts';
import { debugSources } from '#renderer/lib/debug/debug-port.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { SECOND_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { tokenCall } from '#shared/contracts/account.ts';
import { type Fact, Facts, gridClass, Panel } from '../parts/panel.tsx';
import { duration } from '../parts/units.ts';
import { useEverySecond } from '../parts/use-live.ts';
import { readClaims, type TokenClaims } from '../token-claims.ts';
import { Language } from './language-panel.tsx';

function Who() {
  const { t } = useTranslation('debugger');
  const text = useTimeText();
  const now = useNow(SECOND_MS);
  const player = useAppSelector(selectPlayer);
  const accounts = useAppSelector(selectAccounts);
  const at = (time: number | null | undefined) => (time === null || time === undefined ? null : text.moment(time, now));
  const facts: Fact[] = [
    { name: t('signed_in'), value: player !== null },
    { name: t('player_id'), value: player?.user_id },
    { name: t('signed_in_at'), value: at(player?.signedInAt) },
    { name: t('session_age'), value: player && duration(now - player.signedInAt) },
    { name: t('previous_sign_in'), value: at(player?.previousSignInAt) },
    { name: t('ban_level'), value: player?.banLevel, ...(player?.banLevel ? { tone: 'bad' as const } : {}) },
    { name: t('accounts'), value: accounts.map(({ iso, isActive }) => (isActive ? `${iso} ✓` : iso)).join(', ') },
  ];
  return (
    <Panel title={t('player')}>
      <Facts facts={facts} />
    </Panel>
  );
}

interface SessionState {
  readonly tokenEndsAt: number | null;
}

function Token() {
  const { t } = useTranslation('debugger');
  const text = useTimeText();
  const now = useNow(SECOND_MS);
  const isPlayer = useAppSelector((state) => selectPlayer(state) !== null);
  const [claims, setClaims] = useState<TokenClaims | null>(null);
  const kept = useEverySecond(() => debugSources().get('session')?.() as SessionState | undefined);
  const endsAt = claims?.endsAt ?? kept?.tokenEndsAt ?? null;
  const read = async () => {
    const { status, body } = await axiosFetcher({ method: tokenCall.method, path: tokenCall.path });
    setClaims(status === 200 ? readClaims(body) : null);
  };
  const facts: Fact[] = [
    { name: t('token_place'), value: t('token_http_only') },
    { name: t('token_ends'), value: endsAt && text.time(endsAt, true) },
    {
      name: t('token_remaining'),
      value: endsAt && duration(endsAt - now),
      ...(endsAt === null ? {} : { tone: endsAt > now ? ('good' as const) : ('bad' as const) }),
    },
    { name: t('token_made'), value: claims && text.time(claims.madeAt, true) },
    { name: t('token_for'), value: claims?.audience },
    { name: t('token_claims'), value: claims?.names.join(', ') },
  ];
  return (
    <Panel
      title={t('token')}
      tools={
        <Button kind="quiet" disabled={!isPlayer} onClick={() => void read().catch(reportError)}>
          {t('read')}
        </Button>
      }
    >
      <Facts facts={facts} />
    </Panel>
  );
}

interface TransportState {
  readonly fingerprint: { readonly isValid: boolean; readonly endsInMs: number | null; readonly renewals: number };
  readonly captcha: { readonly isOpen: boolean };
  readonly healed: Readonly<Record<'captcha' | 'fingerprint' | 'token', number>>;
}

function Transport() {
  const { t } = useTranslation('debugger');
  const state = useEverySecond(() => debugSources().get('transport')?.() as TransportState | undefined);
  const endsInMs = state?.fingerprint.endsInMs ?? null;
  const facts: Fact[] = [
    { name: t('fingerprint_valid'), value: state?.fingerprint.isValid },
    { name: t('fingerprint_ends'), value: endsInMs === null ? null : duration(endsInMs) },
    { name: t('fingerprint_retries'), value: state?.fingerprint.renewals },
    { name: t('captcha_open'), value: state?.captcha.isOpen },
    { name: t('healed_token'), value: state?.healed.token },
    { name: t('healed_fingerprint'), value: state?.healed.fingerprint },
    { name: t('healed_captcha'), value: state?.healed.captcha },
  ];
  return (
    <Panel title={t('transport')}>
      <Facts facts={facts} />
    </Panel>
  );
}

function SiteState() {
  const { t } = useTranslation('debugger');
  const text = useTimeText();
  const now = useNow(SECOND_MS);
  const { maintenance, block, isAvailableConfirmTerms } = useAppSelector(selectConfig);
  const hasChanged = useAppSelector(selectTermsChanged);
  const changedAt = useAppSelector(selectTermsChangedAt);
  const focused = useAppSelector(({ api }) => api.config.focused);
  const at = (time: number | null | undefined) => (time ? text.moment(time, now) : null);
  const facts: Fact[] = [
    { name: t('maintenance'), value: maintenance.isActive, ...(maintenance.isActive ? { tone: 'bad' as const } : {}) },
    { name: t('maintenance_start'), value: at(maintenance.startAt) },
    { name: t('maintenance_end'), value: at(maintenance.finishAt) },
    { name: t('blocked'), value: block.displayTypeId === 1 },
    { name: t('block_reason'), value: block.templateTypeId },
    { name: t('terms_asked'), value: isAvailableConfirmTerms },
    { name: t('terms_changed'), value: hasChanged, ...(hasChanged ? { tone: 'warn' as const } : {}) },
    { name: t('terms_changed_at'), value: at(changedAt) },
    { name: t('polling'), value: focused },
  ];
  return (
    <Panel title={t('site_state')}>
      <Facts facts={facts} />
    </Panel>
  );
}

/** Shows the visitor, the token, the language and the state of the site. */
export function SessionTab() {
  return (
    <div className={gridClass}>
      <Who />
      <Token />
      <Transport />
      <SiteState />
      <Language />
    </div>
  );
}
