import { loadScript } from '#renderer/lib/page/load-script.ts';

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

async function load(address: string, page: Document): Promise<OneTapPrompt> {
  const script = await loadScript(address, page);
  const prompt = page.defaultView?.google?.accounts?.id;
  if (prompt) return prompt;
  script.remove();
  throw new Error(`The one-tap script at ${address} lacks its functions`);
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
