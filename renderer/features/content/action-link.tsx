import { useContext } from 'react';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectMayRegister } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import type { ContentBlock } from '#shared/contracts/content-blocks.ts';
import { withRegistrationCode } from '#shared/domain/registration/code-of-address.ts';
import { askPath } from '#shared/domain/routing/ask-path.ts';
import { KeptQuery, useSiteAddress } from './content-link.tsx';
import { useOwnWords } from './use-own-words.ts';

/** Draws the button of a block. Guests pass its dialog first, with the referral tags of a landing and its code. */
export function ActionLink({ block }: { readonly block: ContentBlock<'hero' | 'offer'> }) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const own = useOwnWords();
  const query = useContext(KeptQuery);
  const siteAddress = useSiteAddress();
  const isPlayer = useAppSelector((state) => selectPlayer(state) !== null);
  const mayRegister = useAppSelector(selectMayRegister);
  const { page, dialog, code } = block.leadsTo;
  const className = buttonClass('primary', true);
  if (dialog === null || isPlayer) {
    return (
      <Link className={className} to={siteAddress(page)}>
        {dialog === null ? block.action : <span {...own}>{t('go_on')}</span>}
      </Link>
    );
  }
  const wanted = mayRegister ? dialog : 'signIn';
  const asked = code === undefined ? query : withRegistrationCode(query, code);
  return (
    <Link className={className} to={askPath({ language, page: `${page}${query}`, dialog: wanted, query: asked })}>
      {block.action}
    </Link>
  );
}
