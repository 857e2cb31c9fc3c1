import { errorTextKey } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useNetworkName } from '#renderer/lib/text/use-network-name.ts';
import type { SocialReturn } from '#shared/domain/social/social-return.ts';
import { type ErrorCode, errorCatalogue } from '#shared/errors/catalogue.ts';

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code);

/** Returns the function that describes the result of a network sign-in. */
export function useReturnText(): (back: SocialReturn) => string {
  const { t } = useTranslation(['social', 'errors']);
  const nameOf = useNetworkName();
  return ({ result, network, code = '' }) => {
    if (result === 'refused' && isErrorCode(code)) {
      return t(`errors:${errorTextKey({ code })}`);
    }
    // Results with a next step have a form instead of a text.
    const hasForm = result === 'join' || result === 'code' || result === 'wallet';
    const key = hasForm || result === 'refused' ? 'failed' : result;
    return t(`result_${key}`, { network: nameOf(network) });
  };
}
