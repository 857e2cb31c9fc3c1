/** What pages use of the script (shell §3, Google-style one-tap payload). */
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
      reject(new Error(`The script at ${address} cannot be used`));
    };
    script.onerror = fail;
    script.onload = () => {
      const prompt = page.defaultView?.google?.accounts?.id;
      if (prompt) resolve(prompt);
      else fail();
    };
    script.async = true;
    script.src = address;
    page.head.append(script);
  });
}

/**
 * Brings the script, once; one that could not be had is tried again the next time.
 *
 * @param address a path of the site or an https address
 * @throws Error when it does not come, or is not what it should be
 */
export function loadOneTap(address: string, page: Document = document): Promise<OneTapPrompt> {
  loading ??= load(address, page).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
