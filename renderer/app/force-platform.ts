import { forcedPlatform, type PlatformType, tabletAddress } from '#shared/domain/guards/platform-type.ts';

const SENT_KEY = 'fairline:tablet-sent';
/** Widths, in CSS pixels, at which the frame has its desktop and its phone layout. */
const WIDTHS: Readonly<Record<PlatformType, number>> = { desktop: 1280, mobile: 700 };

/** Draws the document as wide as the requested platform needs; a phone is narrow enough already. */
function setViewport(platform: PlatformType, page: Document, screenWidth: number): void {
  const meta = page.querySelector('meta[name=viewport]');
  const isNarrowEnough = platform === 'mobile' && screenWidth <= WIDTHS.mobile;
  if (meta && !isNarrowEnough) meta.setAttribute('content', `width=${WIDTHS[platform]}`);
}

/** Parts of the window that choosing a platform uses. */
type PlatformWindow = Pick<Window, 'document' | 'location' | 'navigator' | 'screen'>;

interface PlatformOptions {
  readonly window: PlatformWindow;
  /** Storage that lives as long as this tab. */
  readonly tab: Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Shows the page for the platform in its address, and suggests the mobile one once on a tablet that identifies as a
 * desktop computer (shell §2.1, R-05).
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
