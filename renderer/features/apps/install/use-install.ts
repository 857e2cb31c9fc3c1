import { useEffect, useState } from 'react';

/** Event with the browser's offer to install the site (Web App Manifest, installation prompts), only in Chromium. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export interface Install {
  /** `installed`: just now, or this page already runs as the installed site. */
  readonly state: 'none' | 'offered' | 'installed';
  readonly ask: () => void;
}

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** Installs the site from the page, where the browser allows it. */
export function useInstall(): Install {
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    setDone(isInstalled());
    const keep = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallOffer);
    };
    const done = () => setDone(true);
    window.addEventListener('beforeinstallprompt', keep);
    window.addEventListener('appinstalled', done);
    return () => {
      window.removeEventListener('beforeinstallprompt', keep);
      window.removeEventListener('appinstalled', done);
    };
  }, []);
  const ask = () => {
    if (!offer) return;
    // An offer can be used once.
    setOffer(null);
    void offer.prompt();
    void offer.userChoice.then(({ outcome }) => outcome === 'accepted' && setDone(true));
  };
  return { state: isDone ? 'installed' : offer ? 'offered' : 'none', ask };
}
