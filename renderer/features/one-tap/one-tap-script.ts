import { trustedScriptAddress } from '#renderer/lib/page/trusted-text.ts';

/** Functions of the one-tap script that pages use (shell §3, Google-style one-tap payload). */
export interface OneTapPrompt {
  readonly initialize: (settings: {
    readonly client_id: string;
    readonly callback: (answer: { readonly credential: string }) => void;
    readonly cancel_on_tap_outside: boolean;
  }) => void;
  readonly prompt: () => void;
  readonly cancel: () => void;
}

declare global {
  interface Window {
    google?: { readonly accounts?: { readonly id?: OneTapPrompt } };
  }
}

let loading: Promise<OneTapPrompt> | undefined;

function load(address: string, page: Document): Promise<OneTapPrompt> {
  return new Promise((resolve, reject) => {
    const script = page.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(`The one-tap script at ${address} did not load or lacks its functions`));
    };
    script.onerror = fail;
    script.onload = () => {
      const prompt = page.defaultView?.google?.accounts?.id;
      if (prompt) resolve(prompt);
      else fail();
    };
    script.async = true;
    script.src = trustedScriptAddress(address);
    page.head.append(script);
  });
}

/**
 * Loads the script once; a failed load is tried again next time.
 * @param address a path of the site or an https address
 * @throws Error when the script does not load or lacks its functions
 */
export function loadOneTap(address: string, page: Document = document): Promise<OneTapPrompt> {
  loading ??= load(address, page).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
