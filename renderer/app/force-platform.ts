import { forcedPlatform, type PlatformType, tabletAddress } from '#shared/domain/guards/platform-type.ts';

const SENT_KEY = 'fairline:tablet-sent';
/** Widths, in CSS pixels, at which the frame is that of a desktop and that of a phone. */
const WIDTHS: Readonly<Record<PlatformType, number>> = { desktop: 1280, mobile: 700 };

/** The document is drawn as wide as the platform that the address asks for; a phone is narrow enough already. */
function setViewport(platform: PlatformType, page: Document, screenWidth: number): void {
  const meta = page.querySelector('meta[name=viewport]');
  const isNarrowEnough = platform === 'mobile' && screenWidth <= WIDTHS.mobile;
  if (meta && !isNarrowEnough) meta.setAttribute('content', `width=${WIDTHS[platform]}`);
}

/** What of the window the choice of a platform needs. */
type PlatformWindow = Pick<Window, 'document' | 'location' | 'navigator' | 'screen'>;

interface PlatformOptions {
  readonly window: PlatformWindow;
  /** What lives as long as this tab. */
  readonly tab: Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Shows the page for the platform that the address asks for, and asks once for the mobile one on a tablet that calls
 * itself a desktop computer (shell §2.1, R-05).
 */
export function forcePlatform({ window, tab }: PlatformOptions): void {
  const { document: page, location: at, navigator: device, screen } = window;
  const forced = forcedPlatform(at.search);
  if (forced) {
    setViewport(forced, page, screen.width);
    return;
  }
  const wasSent = tab.getItem(SENT_KEY) !== null;
  const { maxTouchPoints: touchPoints, userAgent } = device;
  const address = tabletAddress(at.pathname + at.search, { touchPoints, userAgent }, wasSent);
  if (address === null) return;
  tab.setItem(SENT_KEY, '1');
  at.replace(address);
}
